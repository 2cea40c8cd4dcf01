import { createFolder } from '@oktant/contract/learning/courses/folders.ts'
import { createQuestionBank } from '@oktant/contract/assessment/questions/question-banks.ts'
import { longestAnswerText } from '@oktant/contract/kit/constants.ts'
import { waitFor } from '@testing-library/react'
import {
  bareScreen,
  fill,
  type MessagePlace,
  refusedBy,
  type Scene,
  type Shown,
  submit,
  word,
} from './scene.ts'

const inOwn = (key: string): MessagePlace => ['author:in.{own}', { label: key }]
const question = bareScreen('question')
/** NOTE: a key with a number in it; the label is said in the reader's language when it is looked for. */
const nth = (number: string): MessagePlace => ['author:in.{own}', { label: `author:answer.nth#${number}` }]
const answer = (number: string) => word(...(nth(number) as [string, { label: string }]))

const button = async ({ user, form }: Shown, key: string) => {
  const found = await waitFor(() => {
    const one = [...form().querySelectorAll('button')].find(({ textContent }) => textContent === word(key))
    if (!one) throw new Error(`there is no button ${word(key)}`)
    return one
  })
  await user.click(found)
}

const asked = (shown: Shown) =>
  fill(shown, word('author:in.{own}', { label: word('author:question.text') }), 'Which knot?')

/** A multiple-choice question with so many right and wrong answers, of which so many wrong ones are shown. */
const choices = (
  about: string,
  at: MessagePlace,
  answers: readonly string[],
  distractors: string,
): Scene => ({
  about,
  ...question,
  async provoke(shown) {
    await asked(shown)
    for (const [place, text] of answers.entries()) {
      await button(shown, place === 0 ? 'author:answer.addRight' : 'author:answer.addWrong')
      await fill(shown, answer(String(place + 1)), text)
    }
    if (distractors) await fill(shown, word('author:answer.distractors'), distractors)
    await submit(shown)
  },
  at,
})

/** Questions, their banks, and folders. */
export const authoringScenes = {
  question_text_required: [
    {
      about: 'a question without a text',
      ...question,
      provoke: submit,
      at: inOwn('author:question.text'),
    },
  ],
  question_text_missing_around: [
    {
      about: 'a gap without words around it',
      ...question,
      async provoke(shown) {
        const type = await waitFor(() => {
          const select = shown.form().querySelector('select')
          if (!select) throw new Error('there is no choice of types')
          return select
        })
        await shown.user.selectOptions(type, 'OWMC')
        await submit(shown)
      },
      at: inOwn('author:question.preceding'),
    },
  ],
  question_answers_missing: [choices('a question without answers', 'beside', [], '')],
  question_incorrect_count_missing: [
    choices('a question without a number of wrong answers', ['author:answer.distractors'], ['Bowline'], ''),
  ],
  question_incorrect_missing: [choices('a question without wrong answers', 'beside', ['Bowline'], '2')],
  question_incorrect_too_few: [
    choices('a question with too few wrong answers', 'beside', ['Bowline', 'Granny'], '2'),
  ],
  answer_text_too_long: [
    choices('an answer that is too long', nth('1'), ['x'.repeat(longestAnswerText + 1), 'Granny'], '1'),
  ],
  required: [
    choices('an answer without a text', nth('2'), ['Bowline', ' '], '1'),
    {
      about: 'a question bank without a name',
      ...bareScreen('questionBank'),
      provoke: refusedBy(createQuestionBank, 'question_bank_invalid', { field: 'title', code: 'required' }),
      at: inOwn('author:bank.title'),
    },
  ],
  question_bank_invalid: [
    {
      about: 'a question bank',
      ...bareScreen('questionBank'),
      provoke: refusedBy(createQuestionBank, 'question_bank_invalid'),
      at: 'whole',
    },
  ],
  folder_name_taken: [
    {
      about: 'a folder',
      ...bareScreen('folder'),
      provoke: refusedBy(createFolder, 'container_invalid', {
        field: 'title',
        code: 'folder_name_taken',
        value: 'Bibliothek',
      }),
      at: ['folders:title.{own}'],
      says: ['Bibliothek'],
    },
  ],
} satisfies { [key: string]: Scene[] }
