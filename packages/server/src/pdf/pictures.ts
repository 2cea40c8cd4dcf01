import type { Language, LocalText } from '@oktant/contract/http/http.ts'
import { textIn } from '@oktant/contract/kit/local-text.ts'
import type { Db } from '../db/engine/db.ts'
import { listFiles } from '../files/files.ts'
import { imageSize } from '../files/images.ts'
import { readSignature } from '../files/signatures.ts'
import { readWhole } from '../files/store.ts'
import type { Kit } from '../kit.ts'
import { canPrint } from '../features/learning/certificate-templates/certificate-templates.ts'
import type { Picture, PrintBlock } from './prints.rules.ts'
import { pictureWords } from './prints.words.ts'

/** Pictures by the address at which a screen shows them. */
export type Pictures = ReadonlyMap<string, Picture>

type Address = string | null

/** What stands at these addresses, where it is there and paper can show it. */
export async function picturesAt(
  db: Db,
  kit: Pick<Kit, 'config' | 'files' | 'now'>,
  addresses: readonly Address[],
): Promise<Pictures> {
  const signed = addresses.flatMap((address) => {
    const found = address && readSignature(kit, address.slice(address.lastIndexOf('/') + 1))
    return found ? [{ address, id: found.fileId }] : []
  })
  const rows = await listFiles(db, [...new Set(signed.map(({ id }) => id))])
  const read = await Promise.all(rows.map(async ({ id, name }) => [id, await pictureOf(kit, name)] as const))
  const known = new Map(read)
  return new Map(
    signed.flatMap(({ address, id }) => {
      const picture = known.get(id)
      return picture ? [[address, picture] as const] : []
    }),
  )
}

async function pictureOf({ files }: Pick<Kit, 'files'>, name: string): Promise<Picture | null> {
  const bytes = await readWhole(files, name)
  const size = bytes && imageSize(bytes)
  return size && (await canPrint(bytes)) ? { bytes, ...size } : null
}

type Pictured = { pictureURL: Address; pictureAlt?: LocalText }

/** The picture of a question, with what its author says it shows. */
export const questionPicture = (
  pictures: Pictures,
  { pictureURL, pictureAlt }: Pictured,
  language: Language,
) => pictureBlock(pictures, pictureURL, alt(pictureAlt, language) || pictureWords[language].question)

type Answer = Pictured & { name: LocalText }

/** The picture of an answer, with what its author says it shows, or else its own words. */
export const answerPicture = (pictures: Pictures, answer: Answer, language: Language) =>
  pictureBlock(pictures, answer.pictureURL, describedAnswer(answer, language))

/** A picture of an answer in words, for whoever does not see it, and where paper cannot show it. */
export const describedAnswer = ({ pictureAlt, name }: Answer, language: Language) =>
  alt(pictureAlt, language) || textIn(name, language) || pictureWords[language].answer

const alt = (said: LocalText | undefined, language: Language) => (said ? textIn(said, language) : '')

/** A picture on paper; nothing where there is none. */
function pictureBlock(pictures: Pictures, address: Address, text: string): PrintBlock[] {
  const picture = address === null ? undefined : pictures.get(address)
  return picture ? [{ as: 'picture', text, picture }] : []
}
