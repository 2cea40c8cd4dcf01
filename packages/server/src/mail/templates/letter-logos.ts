import type { Db } from '../../db/engine/db.ts'
import { type Attachment, listLooks } from '../mail.queries.ts'
import { logoAddress } from './render.ts'

/** A file that goes with a letter; one with a name of its own inside it is shown there. */
export type Enclosed = Attachment & { cid?: string }
/** The bytes of a stored file; null where there is none. */
export type ReadFile = (name: string) => Promise<Buffer | null>

type Known = { companyId: number; html: string }

export const showsLogo = ({ html }: Pick<Known, 'html'>) => html.includes(logoAddress)

/** The logo of each of these letters’ companies, where one of them shows it. */
export async function readLogos(db: Db, readFile: ReadFile, letters: readonly Known[]) {
  const showing = letters.filter(showsLogo)
  const looks = showing.length ? await listLooks(db, showing) : new Map<number, never>()
  const read = [...looks].map(async ([companyId, { logo, logoType }]): Promise<[number, Enclosed[]]> => {
    const bytes = logo && (await readFile(logo))
    if (!bytes) return [companyId, []]
    const enclosed = { name: 'logo', type: logoType ?? '', content: bytes.toString('base64'), cid: 'logo' }
    return [companyId, [enclosed]]
  })
  return new Map(await Promise.all(read))
}

/** A letter as a page can show it: the logo comes from its public address. */
export async function shownHtml(db: Db, letter: Known) {
  if (!showsLogo(letter)) return letter.html
  const logo = (await listLooks(db, [letter])).get(letter.companyId)?.logo
  return letter.html.replaceAll(logoAddress, logo ? `/rest/public/logo/${logo}` : '')
}
