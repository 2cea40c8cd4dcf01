import type { QuestionForm } from '@oktant/contract/assessment/questions/questions.ts'
import { type FilePrinter, noted, said, withAsterisk } from '../formats.rules.ts'

const escaped = (text: string) =>
  text.replace(/[\\~=#{}:]/g, (sign) => `\\${sign}`).replace(/\r\n|\n|\r/g, '\\n')

/** Writes a bank as a GIFT file, which has no place for pictures. */
export function giftPrinter(): FilePrinter {
  let [folder, count] = ['', 0]
  return {
    begin: '',
    print(form) {
      const apart = count === 0 ? '' : '\n'
      const category = form.folder === folder ? '' : `$CATEGORY: ${form.folder || '$course$'}\n\n`
      folder = form.folder
      count += 1
      return `${apart}${category}// ${noted(form)}\n${printed(form)}\n`
    },
    end: '',
  }
}

/** One question, without what only this product knows of it. */
export function printed(form: QuestionForm) {
  const { type, questionText, precedingText, postAnswerText } = form
  const body = `{${bodyOf(form)}}`
  // NOTE: with a name before it no text begins like a comment or a category.
  const named = `::${type}::${isReadOtherwise(form) ? '[plain]' : ''}`
  if (type !== 'OW' && type !== 'OWMC') return `${named} ${escaped(said(questionText))} ${body}`
  return `${named} ${escaped(said(precedingText))} ${body} ${escaped(said(postAnswerText))}`.trim()
}

/** NOTE: other programs take what looks like HTML for it, and a word in brackets for the name of a format. */
function isReadOtherwise({
  questionText,
  precedingText,
  postAnswerText,
  answers,
  answerPairs,
}: QuestionForm) {
  const texts = [
    questionText,
    precedingText,
    postAnswerText,
    ...answers.map(({ name }) => name),
    ...answerPairs.flatMap(({ possibleAnswer1, possibleAnswer2 }) => [
      possibleAnswer1.name,
      possibleAnswer2.name,
    ]),
  ]
  return texts.some((text) => /[<&]|^\s*\[/.test(said(text)))
}

function bodyOf({ type, answers, answerPairs, answerBoolean }: QuestionForm) {
  if (type === 'TF') return answerBoolean === null ? '' : answerBoolean ? 'T' : 'F'
  if (type === 'DD')
    return answerPairs
      .map(
        (pair) =>
          `=${escaped(said(pair.possibleAnswer1.name))} -> ${escaped(said(pair.possibleAnswer2.name))}`,
      )
      .join(' ')
  const right = answers.filter(({ isCorrect }) => isCorrect).length
  const share = right > 1 && type !== 'OW' ? `~%${Number((100 / right).toFixed(5))}%` : '='
  const words = (text: string) => escaped(type === 'OW' ? withAsterisk(text) : text)
  return answers.map(({ name, isCorrect }) => `${isCorrect ? share : '~'}${words(said(name))}`).join(' ')
}
