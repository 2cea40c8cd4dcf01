import type { LocalText } from '@oktant/contract/http/http.ts'
import type { QuestionForm } from '@oktant/contract/assessment/questions/questions.ts'
import {
  type FilePrinter,
  noPictures,
  noted,
  type PrintedPicture,
  type PrintedPictures,
  said,
  withAsterisk,
} from '../formats.rules.ts'
import { encoded } from './xml.rules.ts'

/** Writes a bank as a file of Moodle’s XML. */
export function moodlePrinter(): FilePrinter {
  let folder = ''
  return {
    begin: '<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n',
    print(form, pictures = noPictures) {
      const category =
        form.folder === folder
          ? ''
          : `<question type="category"><category>${textOf(`$course$/top/${form.folder}`)}</category></question>\n`
      folder = form.folder
      return `${category}<!-- ${noted(carried(form, pictures))} -->\n${printed(form, pictures)}\n`
    },
    end: '</quiz>\n',
  }
}

/** NOTE: a picture that the file carries is told by what it shows, not by a number that means nothing elsewhere. */
const carried = (form: QuestionForm, { question, answers }: PrintedPictures): QuestionForm => ({
  ...form,
  pictureId: question ? null : form.pictureId,
  answers: form.answers.map((answer, index) => (answers[index] ? { ...answer, pictureId: null } : answer)),
})

const textOf = (text: string) => `<text>${encoded(text)}</text>`
const element = (name: string, text: string) => `<${name} format="plain_text">${textOf(text)}</${name}>`

/** A text with the picture below it, as Moodle writes both. */
function pictured(text: string, { name, base64 }: PrintedPicture, alt?: LocalText) {
  const words = encoded(text).replace(/\r?\n/g, '<br />')
  const address = encodeURIComponent(name).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  )
  const shown = `<p><img src="@@PLUGINFILE@@/${address}" alt="${encoded(alt ? said(alt) : '')}" /></p>`
  const html = `${words && `<p>${words}</p>`}${shown}`
  return `${textOf(html)}<file name="${encoded(name)}" path="/" encoding="base64">${base64}</file>`
}

const kinds: Record<QuestionForm['type'], string> = {
  MC: 'multichoice',
  OWMC: 'multichoice',
  TI: 'multichoice',
  OW: 'shortanswer',
  TF: 'truefalse',
  DD: 'matching',
  OP: 'essay',
  FT: 'essay',
}

/** NOTE: half a sign at the end could not be written, and what is read again would be another name. */
const nameFrom = (asked: string) => asked.slice(0, 200).replace(/[\uD800-\uDBFF]$/, '')

/** One question, without what only this product knows of it. */
export function printed(form: QuestionForm, pictures: PrintedPictures) {
  const { type, questionText, precedingText, postAnswerText, fullScore, status, tags } = form
  const asked = said(questionText) || `${said(precedingText)} ___ ${said(postAnswerText)}`.trim()
  const tagged = tags.map((tag) => `<tag>${textOf(tag)}</tag>`).join('')
  return [
    `<question type="${kinds[type]}">`,
    `<name>${textOf(nameFrom(asked))}</name>`,
    pictures.question
      ? `<questiontext format="html">${pictured(asked, pictures.question, form.pictureAlt)}</questiontext>`
      : element('questiontext', asked),
    `<defaultgrade>${fullScore}</defaultgrade>`,
    ...(status === 'inactive' ? ['<hidden>1</hidden>'] : []),
    ...(type === 'MC' || type === 'TI' ? ['<single>false</single>'] : []),
    ...answersOf(form, pictures),
    element('correctfeedback', said(form.correctText)),
    element('incorrectfeedback', said(form.lastIncorrectText)),
    `<tags>${tagged}</tags>`,
    '</question>',
  ].join('\n')
}

function answersOf(
  { type, answers, answerPairs, answerBoolean }: QuestionForm,
  { answers: pictures }: PrintedPictures,
) {
  const answer = (text: string, fraction: number, picture?: PrintedPicture, alt?: LocalText) =>
    picture
      ? `<answer fraction="${fraction}" format="html">${pictured(text, picture, alt)}</answer>`
      : `<answer fraction="${fraction}">${textOf(text)}</answer>`
  if (type === 'TF')
    return ([true, false] as const).map((value) => answer(String(value), value === answerBoolean ? 100 : 0))
  if (type === 'DD')
    return answerPairs.map(
      ({ possibleAnswer1, possibleAnswer2 }) =>
        `<subquestion>${textOf(said(possibleAnswer1.name))}<answer>${textOf(said(possibleAnswer2.name))}</answer></subquestion>`,
    )
  const right = answers.filter(({ isCorrect }) => isCorrect).length
  const share = type === 'OW' ? 100 : Number((100 / Math.max(1, right)).toFixed(5))
  return answers.map(({ name, isCorrect, pictureAlt }, index) =>
    answer(
      type === 'OW' ? withAsterisk(said(name)) : said(name),
      isCorrect ? share : 0,
      pictures[index],
      pictureAlt,
    ),
  )
}
