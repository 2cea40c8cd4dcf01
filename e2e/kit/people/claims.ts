import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { TestInfo } from '@playwright/test'
import { people, type Person } from './people.ts'

const isTaken = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EEXIST'

/**
 * Holds one of the printed sign-ins for a single test of a run: what one journey says, chooses or takes as somebody is
 * seen by any other that is the same person at that moment.
 */
export function claim(person: Person, { titlePath }: TestInfo) {
  const folder = join(dirname(process.env.E2E_MAIL ?? ''), 'claims')
  mkdirSync(folder, { recursive: true })
  const [path, own] = [join(folder, person), titlePath.join(' › ')]
  try {
    writeFileSync(path, own, { flag: 'wx' })
  } catch (error) {
    if (!isTaken(error)) throw error
    const holder = readFileSync(path, 'utf8')
    if (holder !== own)
      throw new Error(`${people[person]} belongs to "${holder}": ask for a newcomer instead.`)
  }
}
