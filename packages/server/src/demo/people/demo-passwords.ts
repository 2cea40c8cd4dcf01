import { ConfigError, type Config, demoPasswordByDefault, isLoopback } from '../../config.ts'
import { listDemoCompanies } from '../../features/organisation/companies/companies.ts'
import { listPasswords, replacePasswords } from '../../features/people/people/people.ts'
import type { Kit } from '../../kit.ts'

type Needs = Pick<Kit, 'config' | 'engine' | 'passwords'>

/**
 * Holds the demo's sign-ins to the password that is set now, and refuses to show others a demo that everybody knows
 * the password of. Answers whether there is a demo to sign in to.
 */
export async function holdDemoPasswords(kit: Needs): Promise<boolean> {
  const companyIds = (await listDemoCompanies(kit.engine.db)).map(({ id }) => id)
  if (!companyIds.length) return false
  const kept = await listPasswords(kit.engine.db, companyIds)
  if (!kit.config.demo) {
    const hashes = kept.map(({ passwordHash }) => passwordHash)
    if (!isLoopback(kit.config.host) && (await isPublished(kit, hashes))) throw reachable(kit.config)
    return false
  }
  for (const { passwordHash, people } of kept) {
    // NOTE: who chose a password of their own is the only one to have it.
    const isOld = people > 1 && !(await kit.passwords.matches(passwordHash, kit.config.demoPassword))
    if (isOld || (await isUnwanted(kit, passwordHash))) await renew(kit, companyIds, passwordHash)
  }
  return true
}

async function isUnwanted(kit: Needs, passwordHash: string) {
  return kit.config.demoPassword !== demoPasswordByDefault && (await isPublished(kit, [passwordHash]))
}

async function isPublished({ passwords }: Needs, hashes: string[]) {
  for (const hash of hashes) if (await passwords.matches(hash, demoPasswordByDefault)) return true
  return false
}

async function renew({ config, engine, passwords }: Needs, companyIds: number[], from: string) {
  const to = await passwords.hash(config.demoPassword)
  await engine.db.transaction((tx) => replacePasswords(tx, companyIds, { from, to }))
}

const reachable = ({ host }: Config) =>
  new ConfigError([
    `HOST ${host} can be reached by others while the data holds the demo's sign-ins with their published password: set DEMO=on with a DEMO_PASSWORD, or another DATA_DIR.`,
  ])
