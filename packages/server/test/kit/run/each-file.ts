import { afterAll } from 'vitest'
import { endOfFile } from '../server.ts'

// NOTE: read once for each test file, also where files share a process.
afterAll(endOfFile)
