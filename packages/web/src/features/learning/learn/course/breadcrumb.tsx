import type { Container } from '@oktant/contract/learning/own/learn.ts'
import { containerType } from '@oktant/contract/learning/segments.ts'
import { useTranslation } from 'react-i18next'
import { generatePath, Link } from 'react-router'
import { paths } from '../../../../lib/paths.ts'
import { useUser } from '../../../../lib/session/session-state.ts'
import { useLearningWords } from '../learning-words.ts'
import styles from './breadcrumb.module.css'

/** The way here: home, the segment, and the folders between. */
export function Breadcrumb({ parents }: { parents: Container['parents'] }) {
  const { t } = useTranslation('learning')
  const { text } = useLearningWords()
  const home = useUser() ? paths.home : paths.overview
  return (
    <nav className={styles['way']} aria-label={t('breadcrumb.label')}>
      <ol>
        <li>
          <Link to={home}>{t('breadcrumb.home')}</Link>
        </li>
        {parents.map(({ id, name, containerTypeId }, depth) => (
          <li key={id}>
            <Link to={generatePath(pathOf(containerTypeId, depth), { id: String(id) })}>{text(name)}</Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** A segment has a page of its own; whatever stands below it is a level. */
const pathOf = (typeId: number, depth: number) =>
  depth === 0 && typeId === containerType.topic ? paths.topic : paths.topicLevels
