import { Button } from '@mantine/core'
import { blankQuestion } from '@oktant/contract/assessment/attempts/blank-forms.ts'
import { questionFaults } from '@oktant/contract/assessment/questions/question-rules.ts'
import type {
  QuestionForm,
  QuestionVersion,
  QuestionView,
} from '@oktant/contract/assessment/questions/questions.ts'
import { useMutation, useQueries, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { generatePath, Link, useNavigate, useParams, useSearchParams } from 'react-router'
import { isGone } from '../../../../lib/api/api-error.ts'
import { notice, offerUndo } from '../../../../lib/notice.ts'
import { paths } from '../../../../lib/paths.ts'
import { useRecordForm } from '../../../../lib/records/record-form.ts'
import { useLocalText } from '../../../../lib/words/language.ts'
import { RecordForm } from '../../../../ui/admin/record/record-form.tsx'
import { RecordHistory } from '../../../../ui/admin/record/record-history.tsx'
import { RecordScreen } from '../../../../ui/admin/record/record-screen.tsx'
import { useFaultWords } from '../author-words.ts'
import {
  bank,
  createQuestion,
  duplicateQuestion,
  question,
  questionAffected,
  questionPicture,
  removeQuestion,
  restoreQuestion,
  saveQuestion,
} from '../author.queries.ts'
import { RemoveTool } from '../remove-tool.tsx'
import { ShowTheirs } from '../show-theirs.tsx'
import { Preview } from './preview.tsx'
import { QuestionFields } from './question-fields.tsx'
import { formOf, type PictureAddresses, picturesOf } from './question-form.ts'
import { Versions } from './versions.tsx'

/** One question as its author writes it, or a new one in a bank. */
export function QuestionScreen() {
  const id = Number(useParams()['id'])
  return id ? <KnownQuestion key={id} id={id} /> : <NewQuestion />
}

const bankAddress = (id: number) => generatePath(paths.questionBank, { id: String(id) })

const addressOf = ({ pictureId, pictureURL }: QuestionVersion['pictures'][number]) =>
  [pictureId, pictureURL] as const

/** Where the pictures of a form can be seen; a draft has kept nothing of them but their numbers. */
function usePictures(form: QuestionForm, shown: QuestionVersion['pictures'] = []) {
  const [added, setAdded] = useState<PictureAddresses>(new Map())
  const known = new Map([...shown.map(addressOf), ...added])
  const missing = [...new Set(picturesOf(form))].filter((id) => !known.has(id))
  const asked = useQueries({ queries: missing.map(questionPicture) })
  const found = asked.flatMap(({ data, error }, index): [number, string | null][] => {
    const id = missing[index] ?? 0
    if (data) return [[id, data.pictureURL]]
    return error && isGone(error) ? [[id, null]] : []
  })
  return {
    pictures: new Map([...known, ...found]),
    onAddress: (id: number, address: string) => setAdded(new Map([...added, [id, address]])),
  }
}

function NewQuestion() {
  const { t } = useTranslation('author')
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const { data } = useSuspenseQuery(bank(Number(search.get('bank')) || 0))
  const text = useLocalText()
  const words = useFaultWords()
  const form = useRecordForm<QuestionForm>({
    name: `question:new:${data.id}`,
    first: blankQuestion('MC'),
    check: (values) => words.byField(questionFaults(values)),
    words: words.told,
    async save(values) {
      const { id } = await createQuestion({ ...values, bankId: data.id })
      void navigate(generatePath(paths.question, { id: String(id) }), { replace: true })
    },
  })
  const pictured = usePictures(form.values)
  return (
    <RecordScreen
      back={{ to: bankAddress(data.id), label: text(data.title) }}
      title={t('question.new')}
      aside={<Preview form={form.values} pictures={pictured.pictures} />}
    >
      <RecordForm label={t('question.new')} form={form}>
        <QuestionFields values={form.values} errorAt={form.errorAt} set={form.set} {...pictured} />
      </RecordForm>
    </RecordScreen>
  )
}

type Values = QuestionForm & { revision: number }
const valuesOf = (shown: QuestionView): Values => ({ ...formOf(shown), revision: shown.revision })

function KnownQuestion({ id }: { id: number }) {
  const { t } = useTranslation('author')
  const text = useLocalText()
  const words = useFaultWords()
  const { data } = useSuspenseQuery(question(id))
  const form = useRecordForm<Values>({
    name: `question:${id}`,
    first: valuesOf(data),
    check: (values) => words.byField(questionFaults(values)),
    words: words.told,
    async save(values) {
      const saved = await saveQuestion(id, values)
      form.set(valuesOf(saved))
      offerUndo(t('saved'), () => saveQuestion(id, { ...valuesOf(data), revision: saved.revision }))
    },
  })
  const pictured = usePictures(form.values, data.pictures)
  return (
    <RecordScreen
      back={{ to: bankAddress(data.bankId), label: text(data.bank) }}
      title={t('question.title', { number: data.id })}
      lead={
        data.evaluations === 0
          ? t('question.unasked', { version: data.version })
          : t('question.lead', { version: data.version, count: data.evaluations })
      }
      tools={<Tools question={data} />}
      aside={
        <>
          <Preview form={form.values} pictures={pictured.pictures} />
          <Versions id={id} onTake={(version) => form.set(formOf(version))} />
          <RecordHistory object="question" id={id} />
        </>
      }
    >
      <RecordForm label={t('question.one')} form={form} wayOut={<ShowTheirs form={form} />}>
        <QuestionFields values={form.values} errorAt={form.errorAt} set={form.set} {...pictured} />
      </RecordForm>
    </RecordScreen>
  )
}

const isMarkedByKey = (type: QuestionView['type']) => type !== 'FT' && type !== 'OP'

function Tools({ question: { id, bankId, type, version } }: { question: QuestionView }) {
  const { t } = useTranslation('author')
  const navigate = useNavigate()
  const duplicate = useMutation({
    mutationFn: () => duplicateQuestion(id),
    onSuccess(made) {
      notice.set({ text: t('question.copied') })
      void navigate(generatePath(paths.question, { id: String(made.id) }))
    },
  })
  return (
    <>
      {version > 1 && isMarkedByKey(type) && (
        <Button
          variant="default"
          component={Link}
          to={generatePath(paths.questionRegrade, { id: String(id) })}
        >
          {t('tool.regrade')}
        </Button>
      )}
      <Button
        variant="default"
        component={Link}
        to={`${generatePath(paths.question, { id: '0' })}?bank=${bankId}`}
      >
        {t('question.new')}
      </Button>
      <Button variant="default" loading={duplicate.isPending} onClick={() => duplicate.mutate()}>
        {t('tool.duplicate')}
      </Button>
      <RemoveTool
        what="question"
        affected={questionAffected(id)}
        remove={() => removeQuestion(id)}
        restore={() => restoreQuestion(id)}
        back={bankAddress(bankId)}
      />
    </>
  )
}
