import type { Container, ContainerChild } from '@oktant/contract/learning/own/learn.ts'
import { useTranslation } from 'react-i18next'
import { useTitle } from '../../../../lib/words/shown/title.ts'
import { ThemedHead } from '../../../../ui/cover/themed-head.tsx'
import { PageHeader } from '../../../../ui/page/page-header.tsx'
import { EmptyState } from '../../../../ui/page/states.tsx'
import { cardGrid, cardRows, CourseCard } from '../course-card.tsx'
import { useLearningWords } from '../learning-words.ts'
import { Breadcrumb } from './breadcrumb.tsx'
import { TypeFilter, typesIn, useTypeFilter } from './type-filter.tsx'

/** What stands in a topic or in a level of one. */
export function Folder({ folder }: { folder: Container }) {
  const { t } = useTranslation('learning')
  const { text } = useLearningWords()
  useTitle(text(folder.name))
  return (
    <div className="page">
      <Breadcrumb parents={folder.parents} />
      {folder.theme ? (
        <ThemedHead
          id={folder.containerId}
          tone={folder.theme.tone}
          pattern={folder.theme.pattern}
          title={text(folder.name)}
          lead={text(folder.description)}
        />
      ) : (
        <PageHeader title={text(folder.name)} lead={text(folder.description)} />
      )}
      <FolderCards folder={folder} label={t('folder.content')} />
    </div>
  )
}

/** What stands in a folder as cards; where it is of several types, one can look at those of one alone. */
export function FolderCards({ folder, label }: { folder: Container; label: string }) {
  const { t } = useTranslation('learning')
  const types = typesIn(folder.children)
  const { chosen, choose, isShown } = useTypeFilter(types)
  if (folder.children.length === 0)
    return <EmptyState title={t('folder.empty')} hint={t('folder.emptyHint')} />
  return (
    <>
      {types.length > 1 && <TypeFilter types={types} chosen={chosen} onChoose={choose} />}
      <ul className={folder.theme?.layout === 'rows' ? cardRows : cardGrid} aria-label={label}>
        {folder.children.filter(isShown).map((child) => (
          <li key={child.key}>
            <FolderCard child={child} folder={folder} />
          </li>
        ))}
      </ul>
    </>
  )
}

function FolderCard({ child, folder }: { child: ContainerChild; folder: Container }) {
  const { containerId, containerTypeId, childCount } = child
  const numbers = {
    containerId: containerId ?? 0,
    containerTypeId: containerTypeId ?? 0,
    childCount: childCount ?? 0,
  }
  return (
    <CourseCard
      tone={folder.theme?.tone ?? folder.segment?.key ?? undefined}
      card={{ ...child, ...numbers }}
    />
  )
}
