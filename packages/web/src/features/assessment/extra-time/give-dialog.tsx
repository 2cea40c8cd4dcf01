import { Button, Group, NativeSelect, Stack, TextInput } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../lib/api/error-text.ts'
import { notice } from '../../../lib/notice.ts'
import { useTyped } from '../../../lib/records/typed.ts'
import { useDates } from '../../../lib/words/shown/dates.ts'
import { useLocalText } from '../../../lib/words/language.ts'
import { Finder } from '../../../ui/admin/list/finder.tsx'
import { DialogButtons } from '../../../ui/dialog/dialog-buttons.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { FormProblem } from '../../../ui/form/form.tsx'
import { PersonPicker, type Picked } from '../../../ui/form/fields/person-picker.tsx'
import { evaluationsNamed, giveExtraTime } from './extra-time.queries.ts'

const units = ['percent', 'minutes'] as const
type Unit = (typeof units)[number]
const most: Record<Unit, number> = { percent: 500, minutes: 1440 }
type Chosen = { id: number; name: string }

const amountIn = (typed: string) => Number(typed.replace(/\D/g, '').slice(0, 9))

/** Gives one person more time, in one evaluation or in all. */
export function GiveDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('extraTime')
  const { number } = useDates()
  const [person, setPerson] = useState<Picked | null>(null)
  const [isOne, setOne] = useState(false)
  const [evaluation, setEvaluation] = useState<Chosen | null>(null)
  const [unit, setUnit] = useState<Unit>('percent')
  const [amount, setAmount] = useState(25)
  const give = useMutation({
    mutationFn: (userId: number) =>
      giveExtraTime({
        userId,
        evaluationId: isOne ? (evaluation?.id ?? null) : null,
        percent: unit === 'percent' ? amount : 0,
        minutes: unit === 'minutes' ? amount : 0,
      }),
    onSuccess({ user }) {
      notice.set({ text: t('done', { name: user.fullName }) })
      onClose()
    },
  })
  const problem = useErrorText(give.error)
  const isAmount = amount > 0 && amount <= most[unit]
  const isReady = isAmount && person !== null && (!isOne || evaluation !== null)
  return (
    <Dialog title={t('give')} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (isReady) give.mutate(person.id)
        }}
      >
        <Stack>
          <PersonPicker label={t('person')} value={person} onChange={setPerson} />
          <NativeSelect
            label={t('evaluation.where')}
            value={isOne ? 'one' : 'all'}
            data={(['all', 'one'] as const).map((value) => ({ value, label: t(`evaluation.${value}`) }))}
            onChange={({ target }) => setOne(target.value === 'one')}
          />
          {isOne && <Evaluations chosen={evaluation} onChoose={setEvaluation} />}
          <Group grow align="start">
            <TextInput
              label={t('amount')}
              inputMode="numeric"
              value={amount || ''}
              error={!isAmount && t(`amount.${unit}`, { most: number(most[unit]) })}
              onChange={({ target }) => setAmount(amountIn(target.value))}
            />
            <NativeSelect
              label={t('unit')}
              value={unit}
              data={units.map((value) => ({ value, label: t(`unit.${value}`) }))}
              onChange={({ target }) => setUnit(units.find((one) => one === target.value) ?? 'percent')}
            />
          </Group>
          <p>{t('hint')}</p>
          <FormProblem>{problem}</FormProblem>
          <DialogButtons>
            <Button variant="default" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button type="submit" disabled={!isReady} loading={give.isPending}>
              {t('giveIt')}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Dialog>
  )
}

type EvaluationsProps = { chosen: Chosen | null; onChoose: (chosen: Chosen) => void }

function Evaluations({ chosen, onChoose }: EvaluationsProps) {
  const { t } = useTranslation('extraTime')
  const text = useLocalText()
  const typing = useTyped()
  const { data } = useQuery(evaluationsNamed(typing.wanted))
  return (
    <>
      {chosen && <strong>{chosen.name}</strong>}
      <Finder
        label={t('evaluation.find')}
        nothing={t('evaluation.nothing')}
        typing={typing}
        found={data}
        row={({ id, title }) => ({ id, name: text(title), about: '' })}
        onChoose={({ id, title }) => onChoose({ id, name: text(title) })}
      />
    </>
  )
}
