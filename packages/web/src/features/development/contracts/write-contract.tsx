import { Button } from '@mantine/core'
import type { Contract, ContractLineForm } from '@oktant/contract/development/contracts.ts'
import { contractLimits } from '@oktant/contract/kit/development-limits.ts'
import { developmentMessages } from '@oktant/contract/kit/messages/development.ts'
import { IconPlus } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { FieldError } from '../../../lib/api/api-error.ts'
import { notice } from '../../../lib/notice.ts'
import { useRecordForm } from '../../../lib/records/record-form.ts'
import { useMessage } from '../../../lib/words/said/message.ts'
import { useDates } from '../../../lib/words/shown/dates.ts'
import { RecordForm } from '../../../ui/admin/record/record-form.tsx'
import { RecordSection } from '../../../ui/admin/record/record-screen.tsx'
import { kpaChoices } from '../kpas/kpas.queries.ts'
import { blankLine, formLines, weightOf } from './contract-form.ts'
import { ContractLineFields } from './line-fields.tsx'
import { SignContract } from './sign-contract.tsx'
import { saveContract } from './contracts.queries.ts'
import styles from './contracts.module.css'

type Values = { lines: ContractLineForm[] }

/** The newest version as its two sides write it, with the signature below. */
export function WriteContract({ contract }: { contract: Contract }) {
  const { t } = useTranslation('contracts')
  const message = useMessage()
  const { id, revision } = contract
  const [newest] = contract.versions
  const form = useRecordForm<Values>({
    name: `contract:${id}`,
    first: { lines: formLines(newest?.lines ?? []) },
    words: ({ code }: FieldError) =>
      message(developmentMessages[code === 'kpa_unknown' ? 'kpa_unknown' : 'objective_unknown']),
    async save({ lines }) {
      const saved = await saveContract(id, { lines, revision })
      form.set({ lines: formLines(saved.versions[0]?.lines ?? []) })
      notice.set({ text: t('saved', { number: saved.version }) })
    },
  })
  return (
    <>
      <SignContract contract={contract} isChanged={!form.isUntouched} />
      <RecordForm label={t('lines')} form={form} submit={t('save')}>
        <RecordSection
          title={t('lines')}
          hint={newest?.signatures.length ? t('linesSignedHint') : t('linesHint')}
        >
          <Lines contract={contract} form={form} />
        </RecordSection>
      </RecordForm>
    </>
  )
}

type LinesProps = {
  contract: Contract
  form: {
    values: Values
    set: (values: Values) => void
    errorAt: (field: string) => string | undefined
  }
}

function Lines({ contract, form }: LinesProps) {
  const { t } = useTranslation('contracts')
  const { percent } = useDates()
  const { data } = useSuspenseQuery(kpaChoices)
  const { lines } = form.values
  const set = (next: ContractLineForm[]) => form.set({ lines: next })
  const taken = new Set(lines.map(({ objectiveId }) => objectiveId))
  const open = contract.objectives.filter(({ objectiveId }) => !taken.has(objectiveId))
  const known = contract.versions.flatMap((version) => version.lines)
  const sum = weightOf(lines)
  return (
    <>
      {lines.map((line, place) => (
        <ContractLineFields
          // NOTE: a line has no identity of its own but its place.
          key={place}
          line={line}
          place={place}
          choices={data.content}
          known={known}
          errorAt={form.errorAt}
          onChange={(change) => set(lines.with(place, { ...line, ...change }))}
          onRemove={() => set(lines.toSpliced(place, 1))}
        />
      ))}
      <p role="status" className={sum === 100 ? styles['quiet'] : styles['warn']}>
        {t(sum === 100 ? 'sumWhole' : 'sum', { sum: percent(sum) })}
      </p>
      {lines.length < contractLimits.lines && (
        <div className={styles['ways']}>
          <Button
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden />}
            onClick={() => set([...lines, blankLine])}
          >
            {t('addLine')}
          </Button>
          {open.map((objective) => (
            <Button
              key={objective.objectiveId}
              variant="subtle"
              onClick={() => set([...lines, ...formLines([objective])])}
            >
              {t('takeOver', { title: objective.title })}
            </Button>
          ))}
        </div>
      )}
    </>
  )
}
