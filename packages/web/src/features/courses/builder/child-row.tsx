import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import {
  unlockRules,
  type ChildForm,
  type CourseChild,
  type UnlockRule,
} from '@oktant/contract/containers.ts'
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useLocalText } from '../../../lib/words/language.ts'
import { ToolButton } from '../../../ui/menu/tool-button.tsx'
import { editorOf, useCourseWords } from '../course-words.ts'
import styles from './builder.module.css'
import { numberFrom } from './course-fields.tsx'

/** What stands at a place, as far as it is known. */
export type Shown = Pick<CourseChild, 'title' | 'categoryId' | 'containerTypeId' | 'minutes' | 'isMissing'>

type RowProps = {
  child: ChildForm
  shown: Shown
  place: number
  count: number
  errorAt: (field: string) => string | undefined
  onMove: (to: number) => void
  onChange: (values: Partial<ChildForm>) => void
  onRemove: () => void
}

/** One part of a course: what stands there, when it opens and whether it counts. */
export function ChildRow(props: RowProps) {
  const { child, shown, place, errorAt, onChange } = props
  const { t } = useTranslation('courses')
  const text = useLocalText()
  const { kind, type } = useCourseWords()
  const name = text(shown.title)
  const what = child.componentId === null ? type(shown.containerTypeId) : kind(shown.categoryId)
  const { componentId } = child
  return (
    <li className={styles['child']} data-off={!child.enabled || undefined}>
      <div className={styles['top']}>
        <span className={styles['number']} aria-hidden>
          {place + 1}
        </span>
        <div className={styles['name']}>
          {componentId === null ? (
            <strong>{name}</strong>
          ) : (
            <Link to={editorOf(shown.categoryId, componentId)}>{name}</Link>
          )}
          <span>{shown.minutes ? t('child.minutes', { kind: what, minutes: shown.minutes }) : what}</span>
          {shown.isMissing && <span className={styles['wrong']}>{t('child.missing')}</span>}
        </div>
        <Moves {...props} name={name} />
      </div>
      <div className={styles['rules']}>
        <Unlock
          unlock={child.unlock}
          name={name}
          isFirst={place === 0}
          errorAt={errorAt}
          onChange={(unlock) => onChange({ unlock })}
        />
        <Checkbox
          label={t('child.enabled')}
          checked={child.enabled}
          onChange={({ target }) => onChange({ enabled: target.checked })}
        />
        <Checkbox
          label={t('child.scoring')}
          checked={child.scoring}
          onChange={({ target }) => onChange({ scoring: target.checked })}
        />
      </div>
      {errorAt('') && <p className={styles['wrong']}>{errorAt('')}</p>}
    </li>
  )
}

function Moves({ place, count, name, onMove, onRemove }: RowProps & { name: string }) {
  const { t } = useTranslation('courses')
  return (
    <div className={styles['moves']}>
      <ToolButton
        aria-label={t('child.up', { name })}
        disabled={place === 0}
        onClick={() => onMove(place - 1)}
      >
        <IconArrowUp size={20} stroke={1.7} aria-hidden />
      </ToolButton>
      <ToolButton
        aria-label={t('child.down', { name })}
        disabled={place === count - 1}
        onClick={() => onMove(place + 1)}
      >
        <IconArrowDown size={20} stroke={1.7} aria-hidden />
      </ToolButton>
      <ToolButton aria-label={t('child.remove', { name })} onClick={onRemove}>
        <IconTrash size={20} stroke={1.7} aria-hidden />
      </ToolButton>
    </div>
  )
}

type UnlockProps = {
  unlock: UnlockRule
  name: string
  isFirst: boolean
  errorAt: (field: string) => string | undefined
  onChange: (unlock: UnlockRule) => void
}

function Unlock({ unlock, name, isFirst, errorAt, onChange }: UnlockProps) {
  const { t } = useTranslation('courses')
  const rules = isFirst
    ? unlockRules.filter((rule) => rule === 'open' || rule === 'date' || rule === unlock.by)
    : unlockRules
  return (
    <>
      <NativeSelect
        aria-label={t('unlock.of', { name })}
        value={unlock.by}
        data={rules.map((rule) => ({ value: rule, label: t(`unlock.${rule}`) }))}
        onChange={({ target }) => {
          const by = unlockRules.find((rule) => rule === target.value) ?? 'open'
          onChange({ by, ...(by === 'some' && { count: 1 }) })
        }}
      />
      {unlock.by === 'some' && (
        <TextInput
          aria-label={t('unlock.count', { name })}
          inputMode="numeric"
          w={80}
          value={unlock.count ?? ''}
          error={errorAt('.unlock.count')}
          onChange={({ target }) => {
            const count = numberFrom(target.value)
            onChange({ by: 'some', ...(count && { count: Math.min(count, 100) }) })
          }}
        />
      )}
      {unlock.by === 'date' && (
        <TextInput
          type="date"
          aria-label={t('unlock.from', { name })}
          value={unlock.from ?? ''}
          error={errorAt('.unlock.from')}
          onChange={({ target }) => onChange({ by: 'date', ...(target.value && { from: target.value }) })}
        />
      )}
    </>
  )
}
