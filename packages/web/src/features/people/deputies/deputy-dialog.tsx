import { Button, Checkbox, Group, Stack } from '@mantine/core'
import { type DecisionKind, decisionKinds, decisionKindNames } from '@oktant/contract/people/deputies.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../lib/api/error-text.ts'
import { useUser } from '../../../lib/session/session-state.ts'
import { notice } from '../../../lib/notice.ts'
import { useToday } from '../../../lib/time/today.ts'
import { useLocalText } from '../../../lib/words/language.ts'
import { DialogButtons } from '../../../ui/dialog/dialog-buttons.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { DayField } from '../../../ui/form/fields/day-field.tsx'
import { PersonPicker, type Picked } from '../../../ui/form/fields/person-picker.tsx'
import { FormProblem } from '../../../ui/form/form.tsx'
import { nameDeputy } from './deputies.queries.ts'

type DialogProps = { isForOthers: boolean; onClose: () => void }

/** What can be ticked: of one's own what one decides about oneself; of others the server knows. */
function useOffered(isForOthers: boolean) {
  const permissions = useUser()?.permissions ?? []
  return decisionKindNames.filter(
    (kind) => isForOthers || permissions.includes(decisionKinds[kind].permission),
  )
}

/** Says who stands in, from when to when, and in what; for oneself, or as HR for somebody else. */
export function DeputyDialog({ isForOthers, onClose }: DialogProps) {
  const { t } = useTranslation(['deputies', 'common'])
  const today = useToday()
  const [person, setPerson] = useState<Picked | null>(null)
  const [deputy, setDeputy] = useState<Picked | null>(null)
  const [fromDay, setFromDay] = useState(today)
  const [untilDay, setUntilDay] = useState('')
  const offered = useOffered(isForOthers)
  const [kinds, setKinds] = useState<DecisionKind[]>(() =>
    offered.filter((kind) => decisionKinds[kind].isPreset),
  )
  const naming = useMutation({
    mutationFn: (chosen: Picked) =>
      nameDeputy({ userId: person?.id ?? null, deputyId: chosen.id, fromDay, untilDay, kinds }),
    onSuccess(_, { fullName }) {
      notice.set({ text: t('named', { name: fullName }) })
      onClose()
    },
  })
  const problem = useErrorText(naming.error)
  const isReady = fromDay && untilDay && kinds.length && (person || !isForOthers)
  return (
    <Dialog title={t('name')} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (isReady && deputy) naming.mutate(deputy)
        }}
      >
        <Stack>
          {isForOthers && <PersonPicker label={t('person')} value={person} onChange={setPerson} />}
          <PersonPicker
            label={t('deputy')}
            description={t('deputyHint')}
            value={deputy}
            onChange={setDeputy}
          />
          <Group grow align="start">
            <DayField label={t('from')} value={fromDay} onChange={setFromDay} />
            <DayField label={t('until')} value={untilDay} minDate={today} onChange={setUntilDay} />
          </Group>
          <Kinds offered={offered} kinds={kinds} onChange={setKinds} />
          <FormProblem>{problem}</FormProblem>
          <DialogButtons>
            <Button variant="default" onClick={onClose}>
              {t('common:action.cancel')}
            </Button>
            <Button type="submit" disabled={!isReady || !deputy} loading={naming.isPending}>
              {t('nameIt')}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Dialog>
  )
}

type KindsProps = {
  offered: readonly DecisionKind[]
  kinds: readonly DecisionKind[]
  onChange: (kinds: DecisionKind[]) => void
}

function Kinds({ offered, kinds, onChange }: KindsProps) {
  const { t } = useTranslation('deputies')
  const text = useLocalText()
  return (
    <Checkbox.Group
      label={t('kinds')}
      value={[...kinds]}
      onChange={(ticked) => onChange(offered.filter((kind) => ticked.includes(kind)))}
    >
      {offered.map((kind) => (
        <Checkbox key={kind} value={kind} mt="xs" label={text(decisionKinds[kind])} />
      ))}
    </Checkbox.Group>
  )
}
