"""The handbook as a site: what MkDocs cannot take from docs/ as it stands. `make docs` builds it."""
