/** Whether this build shows `#/fixture/<name>`. */
declare const __FIXTURES__: boolean;
