"""The Items, one file each (UTS-ITEM-31 to UTS-ITEM-55)."""
