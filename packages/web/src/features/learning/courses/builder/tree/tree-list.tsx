import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useLocalText } from '../../../../../lib/words/language.ts'
import { listOf } from '../builder.rules.ts'
import styles from './tree.module.css'
import type { TreeState } from './row.ts'
import { TreeRow } from './tree-row.tsx'

/** A list of the tree: the course itself, or one of its sections. */
export function TreeList({ list, state }: { list: number; state: TreeState }) {
  const { values, over } = state
  const children = listOf(values, list)
  return (
    <ol className={styles['list']} data-section={list || undefined}>
      {children.map((child, index) => {
        const section = values.sections.find(({ id }) => id === child.nestedId)
        const place = list === 0 ? -1 : values.sections.findIndex(({ id }) => id === list)
        const field = list === 0 ? `children.${index}` : `sections.${place}.children.${index}`
        const isBefore = over?.list === list && over.index === index
        const isAfter = over?.list === list && over.index === index + 1 && index === children.length - 1
        const key = child.childId
        const known = state.shown(key)
        return (
          <TreeRow
            key={key}
            child={child}
            shown={section ? { ...known, title: section.title } : known}
            section={section}
            list={list}
            place={index}
            count={children.length}
            mark={isBefore ? 'before' : isAfter ? 'after' : undefined}
            isHeld={state.held === key}
            isOpen={state.open.has(key)}
            actions={state.actions}
            mayRename={state.mayAdd}
            wrong={state.errorAt(field)}
            wrongCount={state.errorAt(`${field}.unlock.count`)}
            wrongDay={state.errorAt(`${field}.unlock.from`)}
            wrongTitle={section && state.errorAt(`sections.${values.sections.indexOf(section)}.title`)}
          >
            {section && <Inside list={section.id} state={state} />}
          </TreeRow>
        )
      })}
    </ol>
  )
}

/** What is in a section, and the way to put more there. */
function Inside({ list, state }: { list: number; state: TreeState }) {
  const { t } = useTranslation('courses')
  const text = useLocalText()
  const { values, over } = state
  const section = values.sections.find(({ id }) => id === list)
  const isEmpty = section?.children.length === 0
  const name = text(section?.title ?? { en: '', de: '' })
  return (
    <div className={styles['inside']}>
      {isEmpty && (
        <p className={styles['empty']} data-drop={`${list}:0`} data-over={over?.list === list || undefined}>
          {t('section.empty')}
        </p>
      )}
      <TreeList list={list} state={state} />
      <Button
        data-end={`${list}:${section?.children.length ?? 0}`}
        variant="subtle"
        size="compact-sm"
        leftSection={<IconPlus size={16} aria-hidden />}
        aria-label={t('section.addTo', { name })}
        onClick={() => state.actions.ask(list)}
      >
        {t('child.add')}
      </Button>
    </div>
  )
}
