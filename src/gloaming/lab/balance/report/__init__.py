"""The report of a balance study: sections of words, plots and tables, written as one web page and as one PDF."""
