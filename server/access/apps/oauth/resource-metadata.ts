/** The path of the metadata of the API as a resource (RFC 9728). */
export const resourceMetadataPath = '/.well-known/oauth-protected-resource'
