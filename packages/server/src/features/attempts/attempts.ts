export { makeAttempts, type Taker } from './made-attempts.ts'
