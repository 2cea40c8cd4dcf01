import { createHash } from 'node:crypto'
import { questionLimits } from '@oktant/contract/kit/constants.ts'
import type { Language, LocalText } from '@oktant/contract/http/http.ts'
import type { FilePicture } from '@oktant/contract/assessment/questions/question-files.ts'
import type { QuestionForm } from '@oktant/contract/assessment/questions/questions.ts'
import { lookAt } from '../../pictures/look-at-picture.ts'
import { inLanguage, type PicturePlace, said, type SentPicture } from '../formats.rules.ts'

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
