import { blankQuestion } from '@oktant/contract/blank-forms.ts'
import type { Language } from '@oktant/contract/http.ts'
import type { QuestionForm } from '@oktant/contract/questions.ts'
import {
  answerIn,
  bare,
  inLanguage,
  noted,
  pairIn,
  type Read,
  type ReadFault,
  readNote,
  said,
} from './formats.rules.ts'

const escaped = (text: string) => text.replace(/[\\~=#{}:]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n')
/** NOTE: each escaped sign is hidden first, so that what is looked for next is never found inside a text. */
const hidden = (text: string) =>
  text.replace(/\\([\\~=#{}:n])/g, (_, sign: string) => String.fromCharCode(0xe000 + sign.charCodeAt(0)))
const shown = (text: string) =>
  text.replace(/[\ue000-\ue07f]/g, (sign) => {
    const letter = String.fromCharCode(sign.charCodeAt(0) - 0xe000)
    return letter === 'n' ? '\n' : letter
  })

/** A bank as a GIFT file, in the order of its folders. */
export function printGift(forms: readonly QuestionForm[]) {
  let folder = ''
  return forms
    .map((form) => {
      const category = form.folder === folder ? '' : `$CATEGORY: ${form.folder || '$course$'}\n\n`
      folder = form.folder
      return `${category}// ${noted(form)}\n${printed(form)}\n`
    })
    .join('\n')
}

function printed(form: QuestionForm) {
  const { type, questionText, precedingText, postAnswerText } = form
  const body = `{${bodyOf(form)}}`
  // NOTE: with a name before it no text begins like a comment or a category.
  const named = `::${type}::`
  if (type !== 'OW' && type !== 'OWMC') return `${named} ${escaped(said(questionText))} ${body}`
  return `${named} ${escaped(said(precedingText))} ${body} ${escaped(said(postAnswerText))}`.trim()
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
  return answers.map(({ name, isCorrect }) => `${isCorrect ? share : '~'}${escaped(said(name))}`).join(' ')
}

type Block = { line: number; comment: string; text: string }

/** Questions stand apart by empty lines; comments and categories are lines of their own. */
function blocksOf(file: string) {
  const blocks: (Block | { category: string })[] = []
  let now: Block = { line: 0, comment: '', text: '' }
  const end = () => {
    if (now.text) blocks.push(now)
    now = { line: 0, comment: now.text ? '' : now.comment, text: '' }
  }
  for (const [index, line] of file
    .replace(/^\ufeff/, '')
    .split(/\r?\n/)
    .entries()) {
    const category = /^\s*\$CATEGORY:(.*)$/.exec(line)?.[1]
    if (/^\s*\/\//.test(line)) now.comment = line.trim().slice(2)
    else if (category !== undefined) {
      end()
      blocks.push({ category: category.trim() })
    } else if (line.trim() === '') end()
    else now = { ...now, line: now.line || index + 1, text: now.text ? `${now.text}\n${line}` : line }
  }
  end()
  return blocks
}

export const folderOf = (category: string) =>
  category
    .split('/')
    .map((part) => part.trim())
    .filter((part) => part && part !== 'top' && !/^\$\w+\$$/.test(part))
    .join('/')

/** What a GIFT file asks, in the language that it is said to be in. */
export function readGift(file: string, language: Language): Read {
  const read: Read = { questions: [], faults: [] }
  let folder = ''
  for (const block of blocksOf(file)) {
    if ('category' in block) {
      folder = folderOf(block.category)
      continue
    }
    const { line, text } = block
    const noteForm = readNote(block.comment)
    // NOTE: a question that somebody has changed in the file says what it says, not what it said.
    if (noteForm && printed(bare(noteForm)) === text.trim()) {
      read.questions.push({ line, form: { ...noteForm, folder } })
      continue
    }
    const found = readBlock(hidden(text), language)
    if ('code' in found) read.faults.push({ line, ...found })
    else read.questions.push({ line, form: { ...found, folder } })
  }
  return read
}

const titleOf = (text: string) => shown(text).trim().slice(0, 120)

function readBlock(text: string, language: Language): QuestionForm | Omit<ReadFault, 'line'> {
  const asked = text.replace(/^\s*::([\s\S]*?)::/, '').replace(/^\s*\[(html|plain|moodle|markdown)\]/, '')
  const [, before = '', body = '', after = ''] = /^([^{}]*)\{([^{}]*)\}([^{}]*)$/.exec(asked) ?? []
  if (!/[{}]/.test(asked) || !asked.includes('{' + body + '}'))
    return { code: 'file_broken', title: titleOf(asked) }
  const answers = body.trim()
  if (answers.startsWith('#')) return { code: 'kind_unknown', title: titleOf(before) }
  const question = (own: Partial<QuestionForm>, type: QuestionForm['type']): QuestionForm => ({
    ...blankQuestion(type),
    questionText: inLanguage(language, shown(before)),
    ...own,
  })
  if (answers === '') return question({}, 'FT')
  const truth = /^(T|TRUE|F|FALSE)\s*(#[\s\S]*)?$/.exec(answers)?.[1]
  if (truth) return question({ answerBoolean: truth.startsWith('T') }, 'TF')
  const parts = [...answers.matchAll(/([=~])(?:%(-?[\d.]+)%)?([^=~]*)/g)].map(
    ([, sign, weight, rest = '']) => ({
      isCorrect: weight === undefined ? sign === '=' : Number(weight) > 0,
      text: rest.split('#')[0] ?? '',
    }),
  )
  if (parts.length === 0) return { code: 'file_broken', title: titleOf(before) }
  if (parts.every(({ text: part }) => part.includes('->')))
    return question({ answerPairs: parts.map(({ text: part }) => halves(part, language)) }, 'DD')
  const written = parts.map((part) => answerIn(language, shown(part.text), part.isCorrect))
  const around = {
    questionText: inLanguage(language, ''),
    precedingText: inLanguage(language, shown(before)),
    postAnswerText: inLanguage(language, shown(after)),
    answers: written,
  }
  if (!answers.includes('~')) return question(around, 'OW')
  const numberOfDistractors = written.filter(({ isCorrect }) => !isCorrect).length || null
  if (after.trim()) return question({ ...around, numberOfDistractors }, 'OWMC')
  return question({ answers: written, numberOfDistractors }, 'MC')
}

function halves(part: string, language: Language) {
  const [one = '', other = ''] = part.split('->')
  return pairIn(language, shown(one), shown(other))
}
