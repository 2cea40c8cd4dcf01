import type {
  QuestionBankForm,
  QuestionBankView,
} from '@oktant/contract/assessment/questions/question-banks.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { generatePath, useNavigate, useParams } from 'react-router'
import { offerUndo } from '../../../../lib/notice.ts'
import { paths } from '../../../../lib/paths.ts'
import { useRecordForm } from '../../../../lib/records/record-form.ts'
import { useLocalText } from '../../../../lib/words/language.ts'
import { fieldColumns, RecordForm } from '../../../../ui/admin/record/record-form.tsx'
import { RecordHistory } from '../../../../ui/admin/record/record-history.tsx'
import { RecordScreen, RecordSection } from '../../../../ui/admin/record/record-screen.tsx'
import { useFaultWords } from '../author-words.ts'
import { bank, bankAffected, removeBank, restoreBank, saveBank } from '../author.queries.ts'
import { LocalFields } from '../local-fields.tsx'
import { RemoveTool } from '../remove-tool.tsx'
import { ShowTheirs } from '../show-theirs.tsx'
import { BankFiles } from './bank-files.tsx'
import { BankQuestions } from './bank-questions.tsx'

type Values = QuestionBankForm & { revision: number }

/** One bank with its questions, or a new one. */
export function QuestionBankScreen() {
  const id = Number(useParams()['id'])
  return id ? <KnownBank key={id} id={id} /> : <NewBank />
}

const nothing = { en: '', de: '' }

function NewBank() {
  const { t } = useTranslation('author')
  const navigate = useNavigate()
  const form = useRecordForm<Values>({
    name: 'questionBank:new',
    first: { title: nothing, description: nothing, revision: 0 },
    words: useFaultWords().told,
    async save(values) {
      const { id } = await saveBank(0, values)
      void navigate(generatePath(paths.questionBank, { id: String(id) }), { replace: true })
    },
  })
  return (
    <RecordScreen
      back={{ to: paths.questionBanks, label: t('bank.back') }}
      title={t('bank.new')}
      lead={t('bank.lead')}
    >
      <BankForm form={form} label={t('bank.new')} />
    </RecordScreen>
  )
}

const valuesOf = ({ title, description, revision }: QuestionBankView): Values => ({
  title,
  description,
  revision,
})

function KnownBank({ id }: { id: number }) {
  const { t } = useTranslation('author')
  const text = useLocalText()
  const { data } = useSuspenseQuery(bank(id))
  const form = useRecordForm<Values>({
    name: `questionBank:${id}`,
    first: valuesOf(data),
    words: useFaultWords().told,
    async save(values) {
      const saved = await saveBank(id, values)
      form.set(valuesOf(saved))
      offerUndo(t('saved'), () => saveBank(id, { ...valuesOf(data), revision: saved.revision }))
    },
  })
  return (
    <RecordScreen
      back={{ to: paths.questionBanks, label: t('bank.back') }}
      title={text(data.title)}
      lead={text(data.description)}
      tools={
        <RemoveTool
          what="bank"
          affected={bankAffected(id)}
          remove={() => removeBank(id)}
          restore={() => restoreBank(id)}
          back={paths.questionBanks}
        />
      }
    >
      <BankQuestions bank={data} />
      <BankFiles bank={data} />
      <BankForm form={form} label={t('bank.form')} />
      <RecordHistory object="questionBank" id={id} />
    </RecordScreen>
  )
}

type FormProps = { form: ReturnType<typeof useRecordForm<Values>>; label: string }
function BankForm({ form, label }: FormProps) {
  const { t } = useTranslation('author')
  const { values, set, errorAt } = form
  return (
    <RecordForm label={label} form={form} wayOut={<ShowTheirs form={form} />}>
      <RecordSection title={label}>
        <div className={fieldColumns}>
          <LocalFields
            label={t('bank.title')}
            value={values.title}
            maxLength={200}
            error={errorAt('title')}
            onChange={(title) => set({ title })}
          />
          <LocalFields
            label={t('description')}
            value={values.description}
            maxLength={5000}
            rows={2}
            onChange={(description) => set({ description })}
          />
        </div>
      </RecordSection>
    </RecordForm>
  )
}
