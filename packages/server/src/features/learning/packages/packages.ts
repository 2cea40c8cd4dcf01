export { contentAddress, type ContentClaim } from './content/content-address.ts'
export { findPackage, type FoundPackage } from './packages.queries.ts'
