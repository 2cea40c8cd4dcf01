import { Button, NativeSelect, TextInput } from '@mantine/core'
import { IconSearch, IconSelector } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useTypedFilter, type ListState } from '../../../lib/records/list-state.ts'

type FilterProps = { list: ListState; name: string; label: string }

export function TypedFilter({ list, name, label }: FilterProps) {
  const [typed, setTyped] = useTypedFilter(list, name)
  return (
    <TextInput
      type="search"
      aria-label={label}
      placeholder={label}
      leftSection={<IconSearch size={16} aria-hidden />}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  )
}

type Choice = { value: string; label: string }

/** One of a few, or any of them. */
export function ChoiceFilter({
  list,
  name,
  label,
  any,
  choices,
}: FilterProps & { any: string; choices: Choice[] }) {
  return (
    <NativeSelect
      aria-label={label}
      value={list.filter(name)}
      onChange={(event) => list.setFilter(name, event.target.value)}
      data={[{ value: '', label: any }, ...choices]}
    />
  )
}

/** Active, then Inactive, then none, then Active again (spec 1 §4). */
const nextStatus: Record<string, string> = { Active: 'Inactive', Inactive: '', '': 'Active' }

export function StatusFilter({ list, name = 'userStatus.name' }: { list: ListState; name?: string }) {
  const { t } = useTranslation('admin')
  const value = list.filter(name)
  const words: Record<string, string> = { Active: t('status.active'), Inactive: t('status.inactive') }
  return (
    <Button
      variant="default"
      fullWidth
      justify="space-between"
      px="sm"
      fw={400}
      rightSection={<IconSelector size={20} color="var(--ink-2)" aria-hidden />}
      onClick={() => list.setFilter(name, nextStatus[value] ?? 'Active')}
    >
      {t('status.filter', { status: words[value] ?? t('status.any') })}
    </Button>
  )
}
