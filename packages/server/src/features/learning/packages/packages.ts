export { contentAddress, type ContentClaim } from './content-address.ts'
export { findPackage, type FoundPackage } from './packages.queries.ts'
