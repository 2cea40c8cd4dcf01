import { Button, Checkbox, TextInput } from '@mantine/core'
import type { GroupForm } from '@oktant/contract/people/groups.ts'
import { modules } from '@oktant/contract/organisation/shell.ts'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { useRecordForm } from '../../../lib/records/record-form.ts'
import { RecordSection } from '../../../ui/admin/record/record-screen.tsx'
import { ToolButton } from '../../../ui/menu/tool-button.tsx'
import { FieldFault } from '../../../ui/form/field-fault.tsx'
import styles from './groups.module.css'

type Form = ReturnType<typeof useRecordForm<GroupForm>>
type Slot = GroupForm['accessTimeslots'][number]

export function GroupFields({ form }: { form: Form }) {
  const { t } = useTranslation('groups')
  const { values } = form
  const toggle = (name: (typeof modules)[number]) =>
    form.set({
      visibleModules: modules.filter(
        (module) => (module === name) !== values.visibleModules.includes(module),
      ),
    })
  return (
    <>
      <RecordSection title={t('part.group')}>
        <TextInput
          label={t('group.name')}
          value={values.name}
          maxLength={100}
          withAsterisk
          error={form.errorAt('name')}
          onChange={({ target }) => form.set({ name: target.value })}
        />
        <Checkbox
          label={t('group.enableChat')}
          checked={values.enableChat}
          onChange={({ target }) => form.set({ enableChat: target.checked })}
        />
      </RecordSection>
      <RecordSection title={t('part.modules')} hint={t('part.modulesHint')}>
        <div className={styles['checks']}>
          {modules.map((name) => (
            <Checkbox
              key={name}
              label={t(`module.${name}`)}
              checked={values.visibleModules.includes(name)}
              onChange={() => toggle(name)}
            />
          ))}
        </div>
      </RecordSection>
      <RecordSection title={t('part.hours')} hint={t('part.hoursHint')}>
        <Hours
          slots={values.accessTimeslots}
          error={form.errorAt('accessTimeslots')}
          onChange={(accessTimeslots) => form.set({ accessTimeslots })}
        />
      </RecordSection>
    </>
  )
}

const firstSlot: Slot = { startTime: '08:00', endTime: '17:00' }
const mostSlots = 12

type HoursProps = { slots: readonly Slot[]; error: string | undefined; onChange: (slots: Slot[]) => void }
function Hours({ slots, error, onChange }: HoursProps) {
  const { t } = useTranslation('groups')
  const change = (place: number, values: Partial<Slot>) =>
    onChange(slots.map((slot, index) => (index === place ? { ...slot, ...values } : slot)))
  return (
    <div className={styles['hours']}>
      {slots.length === 0 && <p>{t('hours.always')}</p>}
      {slots.map(({ startTime, endTime }, place) => (
        // NOTE: a slot has no identity of its own but its place.
        <div
          key={place}
          className={styles['slot']}
          role="group"
          aria-label={t('hours.slot', { number: place + 1 })}
        >
          <TextInput
            type="time"
            label={t('hours.from')}
            value={startTime}
            error={!!error}
            onChange={({ target }) => change(place, { startTime: target.value })}
          />
          <TextInput
            type="time"
            label={t('hours.to')}
            value={endTime}
            error={!!error}
            onChange={({ target }) => change(place, { endTime: target.value })}
          />
          <ToolButton
            aria-label={t('hours.remove', { number: place + 1 })}
            onClick={() => onChange(slots.filter((_, index) => index !== place))}
          >
            <IconTrash size={20} stroke={1.7} aria-hidden />
          </ToolButton>
        </div>
      ))}
      <FieldFault>{error}</FieldFault>
      {slots.length < mostSlots && (
        <Button
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => onChange([...slots, firstSlot])}
        >
          {t('hours.add')}
        </Button>
      )}
    </div>
  )
}
