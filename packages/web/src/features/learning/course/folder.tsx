import type { Container } from '@oktant/contract/learning.ts'
import { useTranslation } from 'react-i18next'
import { useTitle } from '../../../lib/words/title.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { cardGrid, CourseCard } from '../course-card.tsx'
import { useLearningWords } from '../learning-words.ts'
import { Breadcrumb } from './breadcrumb.tsx'

/** What stands in a topic or in a level of one. */
export function Folder({ folder }: { folder: Container }) {
  const { t } = useTranslation('learning')
  const { text } = useLearningWords()
  useTitle(text(folder.name))
  return (
    <div className="page">
      <Breadcrumb parents={folder.parents} />
      <PageHeader title={text(folder.name)} lead={text(folder.description)} />
      <FolderCards folder={folder} label={t('folder.content')} />
    </div>
  )
}

export function FolderCards({ folder, label }: { folder: Container; label: string }) {
  const { t } = useTranslation('learning')
  if (folder.children.length === 0)
    return <EmptyState title={t('folder.empty')} hint={t('folder.emptyHint')} />
  return (
    <ul className={cardGrid} aria-label={label}>
      {folder.children.map(({ key, containerId, containerTypeId, childCount, ...child }) => (
        <li key={key}>
          <CourseCard
            tone={folder.segment?.key ?? undefined}
            card={{
              ...child,
              containerId: containerId ?? 0,
              containerTypeId: containerTypeId ?? 0,
              childCount: childCount ?? 0,
            }}
          />
        </li>
      ))}
    </ul>
  )
}
