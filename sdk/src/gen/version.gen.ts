// Generated from package.json by `npm run generate:sdk`; changes here are lost.

/** Of the package. */
export const version = '0.1.0'
