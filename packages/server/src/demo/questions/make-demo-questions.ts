import { blankSettings } from '@oktant/contract/assessment/attempts/blank-forms.ts'
import { componentCategory } from '@oktant/contract/kit/constants.ts'
import type { EvaluationItem, EvaluationSettings } from '@oktant/contract/assessment/evaluations.ts'
import type { LocalText } from '@oktant/contract/http/http.ts'
import type { QuestionForm } from '@oktant/contract/assessment/questions/questions.ts'
import type { Actor } from '../../access/actor.ts'
import type { Db } from '../../db/engine/db.ts'
import { makeEvaluation } from '../../features/assessment/evaluations/evaluations.ts'
import type { User } from '../../features/people/people/people.ts'
import {
  makeAnswerSet,
  makeBank,
  makeQuestions,
  uploadQuestionPicture,
} from '../../features/assessment/questions/questions.ts'
import { actorOf } from '../courses/make-demo-courses.ts'
import type { FileKit } from '../courses/demo-files.ts'
import { banksOfBusiness } from './demo-banks-of-business.ts'
import { banksOfPeople } from './demo-banks-of-people.ts'
import { demoPictures } from './demo-pictures.ts'
import { type DemoBank, type DemoQuestion, local } from './demo-question.ts'

const demoBanks: readonly DemoBank[] = [...banksOfBusiness, ...banksOfPeople]
const agreement = {
  name: local(['Agreement', 'Zustimmung']),
  possibleAnswers: (
    [
      ['Not at all', 'Gar nicht'],
      ['Rather not', 'Eher nicht'],
      ['Partly', 'Teils, teils'],
      ['Mostly', 'Überwiegend'],
      ['Fully', 'Voll und ganz'],
    ] as const
  ).map((name, index) => ({ id: index + 1, name: local(name), description: local(['', '']) })),
}

/** What an evaluation is called in English, and its component. */
export type DemoTests = ReadonlyMap<string, number>

/** Question banks and the evaluations that ask from them; each bank’s questions are made at once. */
export async function makeDemoQuestions(db: Db, kit: FileKit, by: User, now: Date): Promise<DemoTests> {
  const { companyId, id } = by
  const answerSetId = await makeAnswerSet(db, companyId, agreement, { now })
  const made: Made[] = []
  for (const { title, about, questions } of demoBanks) {
    const texts = { title: local(title), description: local(about) }
    const bankId = await makeBank(db, companyId, texts, { now })
    const forms = []
    for (const question of questions) {
      const form = await withPictures(db, kit, actorOf(by), question)
      const isOpinion = form.type === 'OP'
      forms.push(
        isOpinion
          ? { form: { ...form, answerSetId }, scale: agreement.possibleAnswers }
          : { form, scale: [] },
      )
    }
    const ids = await makeQuestions(db, { companyId, bankId, by: id, now }, forms)
    made.push({
      ...texts,
      bankId,
      questions: questions.map(({ type, fullScore, tags }, index) => ({
        id: ids[index] ?? 0,
        type,
        fullScore,
        tag: tags[0] ?? '',
      })),
    })
  }
  const tests = new Map<string, number>()
  for (const wanted of [...made.flatMap(evaluationsOf), finalTest(made)]) {
    const component = await makeEvaluation(db, { companyId, id }, withPeople(wanted, now), { now })
    tests.set(wanted.form.title.en, component.id)
  }
  return tests
}

const twoWeeks = 14 * 86_400_000

const facilitatedTest = 'Quick check: Safety at work'

/** What is held back has a day, and at one of them facilitators look. */
function withPeople<W extends ReturnType<typeof evaluationsOf>[number]>(wanted: W, now: Date) {
  const { categoryId, form } = wanted
  const facilitated = { facilitatorFlagging: true, facilitatorOverride: true }
  if (form.title.en === facilitatedTest)
    return { categoryId, form: { ...form, settings: { ...form.settings, ...facilitated } } }
  if (!form.settings.controlledRelease) return wanted
  return { categoryId, form: { ...form, releaseAt: new Date(now.getTime() + twoWeeks).toISOString() } }
}

/** Takes the pictures of answers in, as an author would upload them. */
async function withPictures(
  db: Db,
  kit: FileKit,
  author: Actor,
  { pictures, ...form }: DemoQuestion,
): Promise<QuestionForm> {
  if (!pictures) return form
  const answers = []
  for (const [index, answer] of form.answers.entries()) {
    const picture = pictures[index]
    const upload = { bytes: picture ? demoPictures[picture]() : Buffer.alloc(0), name: `${picture}.png` }
    const kept = await uploadQuestionPicture(kit, author, { upload, transact: (work) => work(db) })
    answers.push({ ...answer, pictureId: kept.pictureId })
  }
  return { ...form, answers }
}

type Made = {
  title: LocalText
  description: LocalText
  bankId: number
  questions: { id: number; type: string; fullScore: number; tag: string }[]
}

const item = (own: Partial<EvaluationItem>): EvaluationItem => ({
  questionId: null,
  bankId: null,
  tag: '',
  difficulty: null,
  count: 1,
  mandatory: true,
  ...own,
})

const named = (words: readonly [en: string, de: string], { en, de }: LocalText): LocalText => ({
  en: `${words[0]}: ${en}`,
  de: `${words[1]}: ${de}`,
})

/** What is asked of those who write in their own words, by the bank it comes from: an essay, or what they can do. */
const written: Partial<Record<string, { categoryId: number; secondMarkerGap: number | null }>> = {
  'Finance in plain words': { categoryId: componentCategory.moderatedEssay, secondMarkerGap: 15 },
  'Strategy and product': { categoryId: componentCategory.moderatedEssay, secondMarkerGap: null },
  'Data protection': { categoryId: componentCategory.competencyEvaluation, secondMarkerGap: null },
}
/** Whose results wait until somebody releases them. */
const held = 'Leading and working together'

/** Of each bank a quick one, a drawn one and one against the clock; and what its kinds of questions suggest besides. */
function evaluationsOf({ title, description, bankId, questions }: Made) {
  const asked = (...types: string[]) =>
    questions.filter(({ type }) => types.includes(type)).map(({ id }) => item({ questionId: id }))
  const form = { description, keywords: [], minutes: 10 }
  const scored = (
    words: readonly [string, string],
    items: EvaluationItem[],
    own: Partial<EvaluationSettings>,
    categoryId: number = componentCategory.evaluation,
  ) => ({
    categoryId,
    form: { ...form, title: named(words, title), items, settings: { ...blankSettings, ...own } },
  })
  const draws = [
    item({ bankId, difficulty: 'easy', count: 2 }),
    item({ bankId, difficulty: 'medium', count: 2 }),
  ]
  const { categoryId, secondMarkerGap = null } = written[title.en] ?? {}
  return [
    scored(['Quick check', 'Kurztest'], asked('MC', 'TF', 'TI'), { passMark: 60 }),
    scored(['Drawn anew each time', 'Jedes Mal neu gezogen'], draws, {
      orderOfQuestions: 'random',
      retryLimit: 2,
      displayResutlsAtEnd: false,
      controlledRelease: title.en === held,
    }),
    scored(['Against the clock', 'Gegen die Uhr'], asked('OWMC', 'OW', 'DD'), {
      timeLimit: 10,
      singlePage: true,
    }),
    ...(categoryId
      ? [
          scored(
            ['In your own words', 'In eigenen Worten'],
            asked('FT'),
            { passMark: 50, secondMarkerGap },
            categoryId,
          ),
        ]
      : []),
    ...surveysOf(questions, form),
  ]
}

/** What has no right answer, by what it is about. */
function surveysOf(
  questions: Made['questions'],
  form: { description: LocalText; keywords: string[]; minutes: number },
) {
  const about = (wanted: string, types = ['OP', 'FT']) =>
    questions
      .filter(({ type, tag, fullScore }) => fullScore === 0 && tag === wanted && types.includes(type))
      .map(({ id, type }) => item({ questionId: id, mandatory: type === 'OP' }))
  const survey = (categoryId: number, title: LocalText, items: EvaluationItem[]) => ({
    categoryId,
    form: { ...form, title, items, settings: { ...blankSettings, singlePage: true } },
  })
  const mood = about('mood', ['OP'])
  if (mood.length === 0) return []
  return [
    survey(componentCategory.survey, local(['How we work', 'Wie wir arbeiten']), about('mood')),
    survey(componentCategory.multiSourceFeedback, local(['Feedback', 'Feedback']), about('about one')),
    survey(
      componentCategory.opinionSurvey,
      local(['What you think of your work', 'Was Sie von Ihrer Arbeit halten']),
      [...mood, ...about('wish')],
    ),
  ]
}

/** One question of every kind, from all the banks; a person marks the last. */
function finalTest(made: readonly Made[]) {
  const all = made.flatMap(({ questions }) => questions)
  const items = ['MC', 'OWMC', 'OW', 'TF', 'DD', 'TI', 'OP', 'FT'].flatMap((type) => {
    const found = all.find((question) => question.type === type)
    return found ? [item({ questionId: found.id, mandatory: type !== 'OP' })] : []
  })
  return {
    categoryId: componentCategory.combinationEvaluation as number,
    form: {
      title: local(['Final test', 'Abschlusstest']),
      description: local([
        'One question of every kind. What you write yourself is read by a person.',
        'Eine Frage jeder Art. Was Sie selbst schreiben, liest ein Mensch.',
      ]),
      keywords: [],
      minutes: 15,
      items,
      settings: { ...blankSettings, displayMode: 'fullScreen' as const, passMark: 50 },
    },
  }
}
