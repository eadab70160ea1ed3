"""Calibration: do beliefs come true as often as they say? And the weights with which they do, fitted on many games."""
