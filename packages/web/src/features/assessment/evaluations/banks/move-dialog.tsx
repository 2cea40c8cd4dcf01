import { Button, NativeSelect, TextInput } from '@mantine/core'
import type { QuestionBankView } from '@oktant/contract/assessment/questions/question-banks.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../../lib/api/error-text.ts'
import { offerUndo } from '../../../../lib/notice.ts'
import { useLocalText } from '../../../../lib/words/language.ts'
import { DialogButtons } from '../../../../ui/dialog/dialog-buttons.tsx'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { FormProblem } from '../../../../ui/form/form.tsx'
import { bankList, placeQuestions } from '../author.queries.ts'
import styles from '../author.module.css'

type MoveProps = {
  bank: QuestionBankView
  count: number
  listIds: () => Promise<number[]>
  onMoved: () => void
  onClose: () => void
}

/** Moves questions to another folder or another bank. */
export function MoveDialog({ bank, count, listIds, onMoved, onClose }: MoveProps) {
  const { t } = useTranslation(['author', 'common'])
  const text = useLocalText()
  const [bankId, setBankId] = useState(bank.id)
  const [folder, setFolder] = useState('')
  const { data } = useQuery(bankList({ _perPage: 100, _sortField: 'title' }))
  const move = useMutation({
    mutationFn: async () => placeQuestions((await listIds()).map((id) => ({ id, bankId, folder }))),
    onSuccess(before) {
      offerUndo(t('move.done', { count: before.length }), () => placeQuestions(before))
      onMoved()
    },
  })
  const problem = useErrorText(move.error)
  const banks = data?.content ?? [bank]
  return (
    <Dialog title={t('move.title', { count })} onClose={onClose}>
      <div className={styles['form']}>
        <NativeSelect
          label={t('move.bank')}
          value={String(bankId)}
          data={banks.map(({ id, title }) => ({ value: String(id), label: text(title) }))}
          onChange={({ target }) => setBankId(Number(target.value))}
        />
        <TextInput
          label={t('question.folder')}
          description={t('question.folderHint')}
          value={folder}
          maxLength={200}
          list="folders"
          onChange={({ target }) => setFolder(target.value)}
        />
        <datalist id="folders">
          {bankId === bank.id && bank.folders.map(({ name }) => <option key={name}>{name}</option>)}
        </datalist>
        <FormProblem>{problem}</FormProblem>
        <DialogButtons>
          <Button variant="default" onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
          <Button loading={move.isPending} onClick={() => move.mutate()}>
            {t('move.open')}
          </Button>
        </DialogButtons>
      </div>
    </Dialog>
  )
}
