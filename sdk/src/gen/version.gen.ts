// Generated from package.json by `npm run generate:sdk`; changes here are lost.

/** Of the package. */
export const version = '1.0.0-rc.1'
