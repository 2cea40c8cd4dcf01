import { Checkbox, NativeSelect, Textarea } from '@mantine/core'
import { competencyLevels, type CompetencyLevel } from '@oktant/contract/development/competency-shapes.ts'
import type { DeclarationForm } from '@oktant/contract/development/competencies.ts'
import { competencies as limits } from '@oktant/contract/kit/constants.ts'
import { competencyMessages as messages } from '@oktant/contract/kit/messages/competencies.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useRecordForm } from '../../../lib/records/record-form.ts'
import { useMessage } from '../../../lib/words/said/message.ts'
import { RecordForm } from '../../../ui/admin/record/record-form.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { useLevelWord } from './claim-words.tsx'
import { ownCompetencies } from './claims.queries.ts'

type DeclareDialogProps = {
  /** Under which what was typed is kept. */
  name: string
  title: string
  submit: string
  first: DeclarationForm
  save: (form: DeclarationForm) => Promise<unknown>
  onClose: () => void
}

const isLevel = (value: string): value is CompetencyLevel => competencyLevels.some((one) => one === value)

/** What somebody says of a competency: the level, how they show it, and which of their certificates do. */
export function DeclareDialog({ name, title, submit, first, save, onClose }: DeclareDialogProps) {
  const { t } = useTranslation('competencies')
  const message = useMessage()
  const levelWord = useLevelWord()
  const { data } = useQuery(ownCompetencies)
  const form = useRecordForm<DeclarationForm>({
    name,
    first,
    check: ({ words }) => ({
      words: words.trim() ? undefined : message(messages.declaration_words_missing),
    }),
    save,
  })
  const { level, words, certificateIds } = form.values
  const choose = (id: number, isChosen: boolean) =>
    form.set({
      ...form.values,
      certificateIds: isChosen ? [...certificateIds, id] : certificateIds.filter((one) => one !== id),
    })
  return (
    <Dialog title={title} onClose={onClose}>
      <RecordForm label={title} form={form} submit={submit}>
        <NativeSelect
          label={t('declare.level')}
          value={level}
          data={competencyLevels.map((value) => ({ value, label: levelWord(value) }))}
          onChange={({ target: { value } }) => isLevel(value) && form.set({ ...form.values, level: value })}
        />
        <Textarea
          label={t('declare.words')}
          description={t('declare.wordsHint')}
          rows={5}
          maxLength={limits.wordsLength}
          value={words}
          error={form.errorAt('words')}
          onChange={({ target }) => form.set({ ...form.values, words: target.value })}
        />
        {data && data.certificates.length > 0 && (
          <fieldset>
            <legend>{t('declare.certificates')}</legend>
            {data.certificates.map((one) => (
              <Checkbox
                key={one.id}
                mt="xs"
                label={one.name}
                checked={certificateIds.includes(one.id)}
                onChange={({ target }) => choose(one.id, target.checked)}
              />
            ))}
          </fieldset>
        )}
        <p>{t('declare.filesHint')}</p>
      </RecordForm>
    </Dialog>
  )
}
