import { Button, NativeSelect, Textarea } from '@mantine/core'
import {
  competencyLevels,
  type CompetencyLevel,
  type Declaration,
} from '@oktant/contract/development/competency-shapes.ts'
import { competencies as limits } from '@oktant/contract/kit/constants.ts'
import { competencyMessages as messages } from '@oktant/contract/kit/messages/competencies.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { onceMade } from '../../../lib/api/once-made.ts'
import { useErrorText } from '../../../lib/api/error-text.ts'
import { notice } from '../../../lib/notice.ts'
import { useDraft } from '../../../lib/records/draft.ts'
import { useMessage } from '../../../lib/words/said/message.ts'
import { Form, FormProblem } from '../../../ui/form/form.tsx'
import { SaveButton } from '../../../ui/form/save-button.tsx'
import { useLevelWord } from './claim-words.tsx'
import { useConfirmDeclaration, useReturnDeclaration } from './claims.queries.ts'
import styles from './claims.module.css'

type Typed = { level: CompetencyLevel; comment: string }
const isLevel = (value: string): value is CompetencyLevel => competencyLevels.some((one) => one === value)

/** The decision of whoever assesses: confirmed at a level, or returned with what is missing. */
export function DecideForm({ declaration: { id, level, item } }: { declaration: Declaration }) {
  const { t } = useTranslation('competencies')
  const message = useMessage()
  const levelWord = useLevelWord()
  const draft = useDraft<Typed>(`declaration:decide:${id}`, { level, comment: '' })
  const [lacks, setLacks] = useState(false)
  const confirm = useConfirmDeclaration(id)
  const giveBack = useReturnDeclaration(id)
  const problem = useErrorText(confirm.error ?? giveBack.error)
  const { values } = draft
  const tell = (text: string) => {
    draft.saved()
    notice.set({ text })
  }
  const returnIt = () => {
    setLacks(!values.comment.trim())
    if (!values.comment.trim()) return
    onceMade(giveBack.mutateAsync({ comment: values.comment }), () =>
      tell(t('done.returned', { name: item.name })),
    )
  }
  const confirmIt = () =>
    onceMade(confirm.mutateAsync(values), () => tell(t('done.confirmed', { name: item.name })))
  return (
    <Form action={confirmIt} aria-label={t('decide.title')}>
      <NativeSelect
        label={t('decide.level')}
        value={values.level}
        data={competencyLevels.map((value) => ({ value, label: levelWord(value) }))}
        onChange={({ target: { value } }) => isLevel(value) && draft.set({ ...values, level: value })}
      />
      <Textarea
        label={t('decide.comment')}
        description={t('decide.commentHint')}
        rows={4}
        maxLength={limits.wordsLength}
        value={values.comment}
        error={lacks && !values.comment.trim() && message(messages.declaration_comment_missing)}
        onChange={({ target }) => draft.set({ ...values, comment: target.value })}
      />
      <FormProblem>{problem}</FormProblem>
      <div className={styles['deeds']}>
        <SaveButton isBusy={confirm.isPending}>{t('decide.confirm')}</SaveButton>
        <Button variant="default" loading={giveBack.isPending} onClick={returnIt}>
          {t('decide.return')}
        </Button>
      </div>
    </Form>
  )
}
