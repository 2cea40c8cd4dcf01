import { recordStoreRoot } from '@oktant/contract/learning/record-store.ts'

/** Where content asks the record store that somebody only looks at. */
export const lookedRoot = `${recordStoreRoot}/looked`
