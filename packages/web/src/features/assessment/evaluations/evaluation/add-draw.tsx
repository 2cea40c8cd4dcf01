import { Button, NativeSelect } from '@mantine/core'
import { evaluationLimits, questionDifficulties } from '@oktant/contract/kit/constants.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DialogButtons } from '../../../../ui/dialog/dialog-buttons.tsx'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { useAuthorWords, useFaultWords } from '../author-words.ts'
import { bank, questionList } from '../author.queries.ts'
import styles from '../author.module.css'
import { noWhole, WholeField } from '../whole-field.tsx'
import { type AddProps, bareItem, useBanks } from './adding.ts'

const { drawn } = evaluationLimits

/** Says which questions are drawn at random, and how many. */
export function AddDraw({ onAdd, onClose }: AddProps) {
  const { t } = useTranslation(['author', 'common'])
  const words = useAuthorWords()
  const banks = useBanks()
  const [chosen, setChosen] = useState('')
  const [tag, setTag] = useState('')
  const [difficulty, setDifficulty] = useState('')
  const [count, setCount] = useState(1)
  const bankId = Number(chosen || banks[0]?.value || 0)
  const { data } = useQuery({ ...bank(bankId), enabled: bankId > 0 })
  const filters = {
    bankId: String(bankId),
    status: 'active',
    ...(tag && { tag }),
    ...(difficulty && { difficulty }),
  }
  const matching = useQuery({
    ...questionList({
      _perPage: 1,
      _filterFields: Object.keys(filters),
      _filterValues: Object.values(filters),
    }),
    enabled: bankId > 0,
  })
  const available = matching.data?.totalElements ?? 0
  const { outOfRange, tooFew } = useFaultWords()
  const tooMany = available > 0 && count > available ? tooFew(available) : undefined
  const fault = count < 1 || count > drawn ? outOfRange(1, drawn) : tooMany
  const level = questionDifficulties.find((name) => name === difficulty) ?? null
  const add = () => {
    if (!data) return
    const item = { ...bareItem, questionId: null, bankId, tag, difficulty: level, count }
    onAdd([[item, { title: data.title, type: null, available }]])
  }
  return (
    <Dialog title={t('item.draw')} onClose={onClose}>
      <div className={styles['form']}>
        <NativeSelect
          label={t('item.bank')}
          value={String(bankId)}
          data={banks.map(({ value, label }) => ({ value, label }))}
          onChange={({ target }) => {
            setChosen(target.value)
            setTag('')
          }}
        />
        <NativeSelect
          label={t('question.tag')}
          value={tag}
          data={[
            { value: '', label: t('any.tag') },
            ...(data?.tags ?? []).map(({ name, questions }) => ({
              value: name,
              label: `${name} (${questions})`,
            })),
          ]}
          onChange={({ target }) => setTag(target.value)}
        />
        <NativeSelect
          label={t('question.difficulty')}
          value={difficulty}
          data={[
            { value: '', label: t('any.difficulty') },
            ...questionDifficulties.map((value) => ({ value, label: words.difficulty(value) })),
          ]}
          onChange={({ target }) => setDifficulty(target.value)}
        />
        <WholeField
          label={t('item.count')}
          hint={available === 0 ? t('draw.none') : t('item.available', { count: available })}
          isBounded={available > drawn}
          from={1}
          most={drawn}
          value={count}
          error={fault}
          onChange={(typed) => setCount(typed ?? noWhole)}
        />
        <DialogButtons>
          <Button variant="default" onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
          <Button disabled={available === 0 || !!fault} onClick={add}>
            {t('item.add')}
          </Button>
        </DialogButtons>
      </div>
    </Dialog>
  )
}
