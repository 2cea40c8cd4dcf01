import { longestFreeText } from '@oktant/contract/kit/constants.ts'
import { questionTypes, type QuestionType } from '@oktant/contract/assessment/questions/questions.ts'
import { fireEvent, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { makeLearnerQuestion } from '../../../test/made/make-questions.ts'
import { fakeServer, showPart } from '../../../test/show.tsx'
import { Question } from './question.tsx'
import { toneOf } from '../../../ui/scale/scale.tsx'

type Shown = { type: QuestionType; first?: string; isReadOnly?: boolean; error?: string }
function Asked({ type, first = '', ...rest }: Shown) {
  const [answer, setAnswer] = useState(first)
  return (
    <>
      <Question question={makeLearnerQuestion(type)} answer={answer} onAnswer={setAnswer} {...rest} />
      <output aria-label="Antwort">{answer}</output>
    </>
  )
}
function show(props: Shown) {
  const server = fakeServer()
  // NOTE: what presses keys here asks for it, and jsdom has none.
  vi.stubGlobal('CSS', { escape: String })
  return showPart(<Asked {...props} />, { server })
}
const answer = () => screen.getByRole('status', { name: 'Antwort' }).textContent

test.each<[QuestionType, string, string]>([
  ['MC', '{Tab} {Tab}{Tab} ', '1,3'],
  ['OWMC', '{Tab} {ArrowDown}', '2'],
  ['OW', '{Tab}Palstek', 'Palstek'],
  ['TF', '{Tab} {ArrowDown}', 'false'],
  ['TI', '{Tab}{Tab} ', '2'],
  ['OP', '{Tab} {ArrowRight}{ArrowRight}', '3'],
  ['FT', '{Tab}Er hält.', 'Er hält.'],
  // NOTE: an answer is pressed, then its place before it; the next answer has the focus then.
  ['DD', '{Tab}{Enter}{Shift>}{Tab}{Tab}{/Shift}{Enter}{Enter}{Shift>}{Tab}{/Shift}{Enter}', '1:11,2:12'],
])('%s is answered by keyboard alone', async (type, keys, given) => {
  const { user } = show({ type })
  await screen.findByRole('group', { name: /Welcher|fehlende Wort/ })
  await user.keyboard(keys)
  expect(answer()).toBe(given)
})

test.each(questionTypes)('what is wrong with %s is heard at its first field', (type) => {
  const { container } = show({ type, error: 'Bitte antworten' })
  const first = container.querySelector('input, textarea, button')
  const ids = first?.getAttribute('aria-describedby')?.split(' ') ?? []
  expect(ids.map((id) => document.getElementById(id)?.textContent)).toContain('Bitte antworten')
})

test.each(['MC', 'OWMC', 'TF', 'TI', 'OP'] as const)(
  'of several ways to answer %s one says what is wrong',
  (type) => {
    const { container } = show({ type, error: 'Bitte antworten' })
    const { id } = screen.getByText('Bitte antworten')
    expect(container.querySelectorAll(`input[aria-describedby~="${id}"]`)).toHaveLength(1)
  },
)

test.each(['MC', 'TI', 'DD', 'OP'] as const)('%s that was submitted says not how to answer it', (type) => {
  const how = /^(Wählen Sie|Ziehen Sie|Drücken Sie)/
  const { unmount } = show({ type })
  screen.getByText(how)
  unmount()
  show({ type, isReadOnly: true })
  expect(screen.queryByText(how)).toBeNull()
})

test.each(questionTypes)('%s that was submitted takes nothing more', async (type) => {
  const { user, container } = show({ type, isReadOnly: true, first: type === 'DD' ? '1:11' : '' })
  const before = answer()
  for (const part of within(container).queryAllByRole('textbox')) await user.type(part, 'x')
  const parts = ['checkbox', 'radio', 'button'].flatMap((role) => within(container).queryAllByRole(role))
  for (const part of parts) await user.click(part)
  expect(answer()).toBe(before)
})

test('an answer is dragged to its place, and out of it again', async () => {
  show({ type: 'DD' })
  const chip = (await screen.findByRole('button', { name: 'rot' })).parentElement as HTMLElement
  const store = new Map<string, string>()
  const dataTransfer = {
    setData: (type: string, value: string) => void store.set(type, value),
    getData: (type: string) => store.get(type) ?? '',
    get types() {
      return [...store.keys()]
    },
  }
  const [place] = screen.getAllByText('Hier steht noch nichts')
  fireEvent.dragStart(chip, { dataTransfer })
  fireEvent.dragOver(place as HTMLElement, { dataTransfer })
  fireEvent.drop(place as HTMLElement, { dataTransfer })
  expect(answer()).toBe('1:12')
  fireEvent.drop(screen.getByRole('group', { name: 'Antworten' }), { dataTransfer })
  expect(answer()).toBe('')
})

test('an answer that was chosen is let go by Escape, which goes no further', async () => {
  const { user } = show({ type: 'DD' })
  const chip = await screen.findByRole('button', { name: 'rot' })
  await user.click(chip)
  const places = screen.getAllByRole('button', { name: /ablegen$/ })
  for (const button of [...screen.getAllByRole('button', { pressed: false }), chip, ...places])
    expect(button.getAttribute('data-mantine-stop-propagation')).toBe('true')
  places[0]?.focus()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('button', { name: /ablegen$/ })).toBeNull()
  expect(document.activeElement).toBe(chip)
  expect(chip.hasAttribute('data-mantine-stop-propagation')).toBe(false)
  screen.getByText('rot ist nicht mehr gewählt.')
})

test('an answer that is taken away is told of', async () => {
  const { user } = show({ type: 'DD', first: '1:12' })
  await user.click(await screen.findByRole('button', { name: /^rot von .* wegnehmen$/ }))
  expect(answer()).toBe('')
  screen.getByText(/^rot von .* weggenommen\.$/)
})

test('what a point of a scale means is heard with it', async () => {
  const means = (id: number, de: string) => ({
    id,
    name: { en: '', de: `P${id}` },
    description: { en: '', de },
    pictureURL: null,
  })
  const question = makeLearnerQuestion('OP', {
    answerSet: { possibleAnswers: [means(1, 'Seltener als einmal'), means(2, 'Jede Woche')] },
  })
  showPart(<Question question={question} answer="2" onAnswer={() => undefined} />, { server: fakeServer() })
  const [first, second] = screen.getAllByRole('radio')
  const heard = document.getElementById(second?.getAttribute('aria-describedby') ?? '')
  expect([heard?.textContent, first?.hasAttribute('aria-describedby')]).toEqual(['Jede Woche', false])
})

test('what is missing is said at the question', async () => {
  show({ type: 'OW', error: 'Jede Frage braucht eine Antwort' })
  const gap = await screen.findByRole('textbox', { name: 'Das fehlende Wort' })
  expect(gap.getAttribute('aria-invalid')).toBe('true')
  const [sentence, error] = (gap.getAttribute('aria-describedby') ?? '').split(' ')
  expect(error).toBe(screen.getByText('Jede Frage braucht eine Antwort').id)
  expect(document.getElementById(sentence ?? '')?.contains(gap)).toBe(true)
})

test('whoever hears a question hears the sentence around what is missing, too', async () => {
  show({ type: 'OWMC' })
  const words = await screen.findByRole('radiogroup', { name: /Noch nichts gewählt/ })
  expect(within(words).getAllByRole('radio').length).toBeGreaterThan(1)
})

test('a free text says when its room ends, and takes no more than is kept', async () => {
  const { user } = show({ type: 'FT', first: 'x'.repeat(longestFreeText.evaluation - 520) })
  const field = await screen.findByRole('textbox')
  expect(screen.queryByText(/Noch Platz/)).toBeNull()
  await user.click(field)
  await user.paste('y'.repeat(30))
  expect(screen.getByText('Noch Platz für etwa 500 Zeichen.')).toBeTruthy()
  await user.paste('z'.repeat(1000))
  expect(answer()).toHaveLength(longestFreeText.evaluation)
  expect(screen.getByText(/^Länger kann eine Antwort nicht sein/)).toBeTruthy()
})

test.each([
  [0, 'orange'],
  [1, 'orange'],
  [2, 'green'],
  [3, 'bright'],
  [9, 'bright'],
])('a rating of %i is %s', (rating, tone) => expect(toneOf(rating)).toBe(tone))

test('pictures are heard by what they show, and by their place where nobody wrote it', () => {
  const [first, second] = makeLearnerQuestion('TI').possibleAnswers
  const wordless = { name: { en: '', de: '' }, pictureURL: '/knot' }
  const own = {
    pictureURL: '/boat',
    pictureAlt: { en: 'A boat', de: 'Ein Boot' },
    possibleAnswers: [
      {
        ...first,
        ...wordless,
        id: 1,
        description: wordless.name,
        pictureAlt: { en: '', de: 'Zwei Buchten' },
      },
      { ...second, ...wordless, id: 2, description: wordless.name },
    ],
  }
  const question = makeLearnerQuestion('TI', own)
  showPart(<Question question={question} answer="" onAnswer={() => undefined} />, { server: fakeServer() })
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([
    'Ein Boot',
    'Zwei Buchten',
    'Bild 2',
  ])
  expect(screen.getByRole('checkbox', { name: 'Zwei Buchten' })).toBeTruthy()
})

test('a word that was given stands in its sentence, and in no field that nobody can fill', () => {
  show({ type: 'OW', first: 'Palstek', isReadOnly: true })
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.getByText('Palstek', { selector: 'span' })).toBeTruthy()
})

test('where all pairs stand and nothing can be changed, no empty place for answers is left', () => {
  const { unmount } = show({ type: 'DD', first: '1:11,2:12', isReadOnly: true })
  expect(screen.queryByRole('group', { name: 'Antworten' })).toBeNull()
  unmount()
  show({ type: 'DD', first: '1:11', isReadOnly: true })
  expect(screen.getByRole('group', { name: 'Antworten' })).toBeTruthy()
})
