import { createHash, randomBytes } from 'node:crypto'
import { lifeSeconds } from '@oktant/contract/kit/constants.ts'
import type { LinkFunction } from '@oktant/contract/people/sessions.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { fail } from '../../../../http/fail.ts'
import type { Kit, WantedLink } from '../../../../kit.ts'
import { deleteLinksBefore, findLink, insertLinks, takeLink } from './links.queries.ts'
import { leadsToCompetencies, linkAddress } from './links.rules.ts'

/** How long a used or overdue link is kept, so that it can be told from one that never was. */
const keptAfterEnd = 30 * 86_400_000

/** Otherwise as long as links of this function live. */
type NewLink = WantedLink & { lifeSeconds?: number }

type Needs = Pick<Kit, 'config' | 'now'>

/** Makes a one-time link for somebody and gives its address, which is stored nowhere. */
export async function makeLink(db: Db, kit: Needs, link: NewLink) {
  const [address = ''] = await makeLinks(db, kit, [link])
  return address
}

/** Any number of them by one statement; their addresses in the same order. */
export async function makeLinks(db: Db, { config, now }: Needs, wanted: readonly NewLink[]) {
  const made = wanted.map((link) => ({ link, otp: randomBytes(32).toString('base64url') }))
  await insertLinks(
    db,
    made.map(({ link, otp }) => linkRow(link, otp, now())),
  )
  return made.map(({ link, otp }) => linkAddress(config.publicUrl, link.function, otp, link.targetId))
}

function linkRow({ lifeSeconds: wanted, hidesTarget, targetId, ...link }: NewLink, otp: string, now: Date) {
  const usual = link.function === 'passwordReset' ? lifeSeconds.passwordResetLink : lifeSeconds.actionLink
  const expiresAt = new Date(now.getTime() + (wanted ?? usual) * 1000)
  const kept = hidesTarget ? {} : { targetId }
  return { ...link, ...kept, tokenHash: hashOf(otp), createdAt: now, expiresAt }
}

/** Says what a link will do; mail scanners look too, so looking does not use it up. */
export async function lookAtLink(db: Db, otp: string, now: Date) {
  const link = await findLink(db, hashOf(otp))
  if (!link) return { usable: false, function: null, competencyUrl: null }
  return {
    usable: isUsable(link, now),
    function: link.function,
    competencyUrl: leadsToCompetencies(link.function) ? link.competencyUrl : null,
  }
}

/** The link, if it can still be used for one of the functions given. */
export async function findUsableLink(db: Db, otp: string, serves: Serves, now: Date) {
  const link = await findLink(db, hashOf(otp))
  if (!link || !isUsable(link, now) || !serves(link.function)) throw fail('link_used')
  return link
}

/** Uses a link up for one of the functions given. */
export async function useLink(db: Db, otp: string, serves: Serves, now: Date) {
  const link = await takeLink(db, hashOf(otp), now)
  if (!link || !serves(link.function)) throw fail('link_used')
  return link
}

export async function forgetOldLinks(db: Db, now: Date) {
  await deleteLinksBefore(db, new Date(now.getTime() - keptAfterEnd))
}

type Serves = (name: LinkFunction) => boolean

const isUsable = (link: { usedAt: Date | null; expiresAt: Date; status: string }, now: Date) =>
  link.usedAt === null && link.expiresAt > now && link.status === 'Active'

const hashOf = (otp: string) => createHash('sha256').update(otp).digest('base64url')
