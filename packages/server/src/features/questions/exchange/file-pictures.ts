import { createHash } from 'node:crypto'
import { questionLimits } from '@oktant/contract/constants.ts'
import type { Language, LocalText } from '@oktant/contract/http.ts'
import type { FilePicture } from '@oktant/contract/question-files.ts'
import type { QuestionForm } from '@oktant/contract/questions.ts'
import { checkType, insertAllMade, nameMade } from '../../../files/files.ts'
import type { files } from '../../../files/files.tables.ts'
import type { FileStore } from '../../../files/store.ts'
import { lookAt } from '../question-pictures.ts'
import { inLanguage, type PicturePlace, said, type SentPicture } from './formats.rules.ts'
import type { Db } from '../../../db/db.ts'

/** A picture that comes in, and where it belongs. */
export type TakenPicture = {
  place: PicturePlace
  name: string
  alt: LocalText
  bytes: Buffer
  sha256: string
}
const { altLetters } = questionLimits

type Judged = { told: FilePicture[]; taken: TakenPicture[] }

/** What becomes of each picture of a question: of several for one place, the first that can be shown has it. */
export function judged(sent: readonly SentPicture[], choices: number, language: Language): Judged {
  const told: FilePicture[] = []
  const taken = new Map<PicturePlace, TakenPicture>()
  for (const { place, bytes, name, alt = '', line, from, to, code: fault } of sent) {
    const seen = bytes ? lookAt(bytes) : { size: null, code: fault }
    const hasPlace = place === 'question' || (place !== null && place < choices)
    const otherwise = hasPlace ? (taken.has(place) ? 'picture_second' : null) : 'picture_no_place'
    const code = seen.code ?? fault ?? otherwise
    if (!code && bytes && place !== null)
      taken.set(place, {
        place,
        name,
        alt: inLanguage(language, alt.slice(0, altLetters)),
        bytes,
        sha256: createHash('sha256').update(bytes).digest('hex'),
      })
    const answer = typeof place === 'number' ? place + 1 : null
    told.push({ line, name, code, answer, size: seen.size, at: to > from ? { from, to } : null })
  }
  return { told, taken: [...taken.values()] }
}

type Pictured = Partial<Pick<QuestionForm, 'pictureId' | 'pictureAlt'>>

/** A question with the numbers of the pictures that come with it. */
export function pictured(
  form: QuestionForm,
  taken: readonly TakenPicture[],
  idOf: (picture: TakenPicture) => number,
): QuestionForm {
  const at = new Map(taken.map((picture) => [picture.place, picture]))
  /** NOTE: what this product wrote into the file says it in both languages. */
  const shown = (place: PicturePlace, before: Pictured): Pictured => {
    const picture = at.get(place)
    if (!picture) return {}
    const pictureAlt = before.pictureAlt ?? picture.alt
    return { pictureId: idOf(picture), ...(said(pictureAlt) && { pictureAlt }) }
  }
  return {
    ...form,
    ...shown('question', form),
    answers: form.answers.map((answer, index) => ({ ...answer, ...shown(index, answer) })),
  }
}

export type StoredPicture = {
  sha256: string
  row: Omit<typeof files.$inferInsert, 'companyId' | 'createdBy'>
}

const atOnce = 8
const unwritable = /\p{Cc}/gu

/** Writes pictures to the store, the same one once; if one cannot be written, none stays. */
export async function storePictures(store: FileStore, taken: readonly TakenPicture[]) {
  const wanted = [...new Map(taken.map((picture) => [picture.sha256, picture])).values()]
  const stored: StoredPicture[] = []
  for (let first = 0; first < wanted.length; first += atOnce) {
    const written = await Promise.allSettled(
      wanted.slice(first, first + atOnce).map(async ({ bytes, name: title, sha256 }) => {
        const [type, name] = [await checkType('image', bytes), nameMade()]
        const row = {
          kind: 'image' as const,
          name,
          title: title.replace(unwritable, '').slice(0, 255),
          type,
          sha256,
        }
        stored.push({ sha256, row: { ...row, bytes: bytes.length } })
        await store.write(name, [bytes])
      }),
    )
    const failed = written.find((one) => one.status === 'rejected')
    if (!failed) continue
    await forgetStored(store, stored)
    throw failed.reason
  }
  return stored
}

export async function forgetStored(store: FileStore, stored: readonly StoredPicture[]) {
  await Promise.all(stored.map(({ row }) => store.remove(row.name)))
}

/** The numbers of stored pictures, by what they hold. */
export async function insertPictures(
  db: Db,
  whose: { companyId: number; createdBy: number },
  stored: readonly StoredPicture[],
) {
  const values = stored.map(({ row }) => ({ ...row, ...whose }))
  const rows = await insertAllMade(db, values)
  return new Map(rows.map(({ sha256, id }) => [sha256, id]))
}
