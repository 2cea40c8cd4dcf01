export { readAuthorization, readSecret } from './credentials/credential-secrets.ts'
export { provideDocument, writeDocument } from './documents/documents.ts'
export { makeCallCount } from './door/admit.ts'
export { refusedByLaunch } from './door/received.ts'
export { openRecordDoor, openToContent } from './door/record-store.door.ts'
export type { Admission, Caller, Reach } from './door/xapi-call.ts'
export type { XapiRequest } from './door/xapi-request.ts'
export { accountAgentOf, accountAgentsOf, agentOf, agentOfAccount } from './people/record-people.ts'
export { identifierOf } from './statements/actors.rules.ts'
export { type ProductStatements, storeOwn } from './statements/own-statements.ts'
export { keyOf } from './statements/relations.rules.ts'
export { isVoiding } from './statements/statement.rules.ts'
export {
  type Authority,
  checkStatements,
  listUnknown,
  type SentStatements,
  storeStatements,
} from './statements/statements.ts'
export { isLanguage, isObject, type JsonObject, momentOf } from './statements/values.rules.ts'
