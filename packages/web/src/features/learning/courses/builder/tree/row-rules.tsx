import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { type ChildForm, unlockRules, type UnlockRule } from '@oktant/contract/learning/courses/containers.ts'
import { isPackage } from '@oktant/contract/learning/package-launch.ts'
import type { LocalText } from '@oktant/contract/http/http.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { onceMade } from '../../../../../lib/api/once-made.ts'
import { useLanguages } from '../../../../../lib/words/language.ts'
import { generatePath, Link, useParams } from 'react-router'
import { useErrorText } from '../../../../../lib/api/error-text.ts'
import { offerUndo } from '../../../../../lib/notice.ts'
import { paths } from '../../../../../lib/paths.ts'
import { fromCourse } from '../../../../../lib/records/way-back.ts'
import { isEvaluation, useEditorOf } from '../../../components/component-words.ts'
import { renameComponent, useRenameComponent } from '../../../components/components.queries.ts'
import { numberFrom } from '../../../../../lib/words/number-from.ts'
import type { RowProps } from './row.ts'
import styles from './tree.module.css'
import { DayField } from '../../../../../ui/form/fields/day-field.tsx'

type RulesProps = RowProps & { name: string }

/** What a part is called, when it opens, and whether it counts. */
export function RowRules(props: RulesProps) {
  const { child, shown, section, name, place, actions, wrongTitle } = props
  const { t } = useTranslation('courses')
  const { childId, nestedId, componentId } = child
  const course = useParams()['id']
  const editor = useEditorOf()
  const editing = componentId === null ? undefined : editor(shown.categoryId, componentId)
  const change = (values: Partial<ChildForm>) => actions.change(childId, values)
  return (
    <div className={styles['rules']}>
      {section && (
        <TitleFields
          name={name}
          title={section.title}
          wrong={wrongTitle}
          onChange={(title) => actions.rename(section.id, title)}
        />
      )}
      {componentId !== null && props.mayRename && <ComponentTitle {...props} componentId={componentId} />}
      <Unlock {...props} before={place} onChange={(unlock) => change({ unlock })} />
      <div className={styles['switches']}>
        <Checkbox
          label={t('child.enabled')}
          checked={child.enabled}
          onChange={({ target }) => change({ enabled: target.checked })}
        />
        <Checkbox
          label={t('child.scoring')}
          checked={child.scoring}
          onChange={({ target }) => change({ scoring: target.checked })}
        />
        {(isEvaluation(shown.categoryId) || isPackage(shown.categoryId)) && (
          <Checkbox
            label={t('child.openToVisitors')}
            description={t(
              isPackage(shown.categoryId) ? 'child.packageToVisitorsHint' : 'child.openToVisitorsHint',
            )}
            checked={child.openToVisitors === true}
            onChange={({ target }) => change({ openToVisitors: target.checked })}
          />
        )}
        {editing && <Link to={fromCourse(editing, course)}>{t('child.edit')}</Link>}
        {nestedId !== null && !section && (
          <Link to={generatePath(paths.adminCourse, { id: String(nestedId) })}>{t('child.editCourse')}</Link>
        )}
      </div>
    </div>
  )
}

type TitleProps = {
  name: string
  title: LocalText
  wrong?: string | undefined
  onChange: (title: LocalText) => void
  onLeave?: () => void
}

/** A title in both languages; where one is missing, the other one is read. */
function TitleFields({ name, title, wrong, onChange, onLeave }: TitleProps) {
  const languages = useLanguages()
  const { t } = useTranslation('courses')
  return (
    <div className={styles['titles']}>
      {languages.map((language, place) => (
        <TextInput
          key={language}
          size="sm"
          label={t(language === 'en' ? 'course.titleEn' : 'course.titleDe')}
          aria-label={t(language === 'en' ? 'child.titleEn' : 'child.titleDe', { name })}
          lang={language}
          maxLength={200}
          value={title[language]}
          placeholder={title[language === 'en' ? 'de' : 'en']}
          error={place === 0 ? wrong : !!wrong}
          onChange={({ target }) => onChange({ ...title, [language]: target.value })}
          onBlur={onLeave}
        />
      ))}
    </div>
  )
}

/** NOTE: a component is the library's, so its title is kept as one leaves the field, and not with the course. */
function ComponentTitle({ shown, name, componentId }: RulesProps & { componentId: number }) {
  const { t } = useTranslation('courses')
  const [kept, setKept] = useState(shown.title)
  const [title, setTitle] = useState(shown.title)
  const rename = useRenameComponent()
  const problem = useErrorText(rename.error)
  const leave = () => {
    if ((title.en === kept.en && title.de === kept.de) || !(title.en.trim() || title.de.trim())) return
    onceMade(rename.mutateAsync({ id: componentId, title, was: kept }), (saved) => {
      setKept(saved.title)
      setTitle(saved.title)
      offerUndo(t('component.renamed'), () =>
        renameComponent({ id: componentId, title: kept, was: saved.title }),
      )
    })
  }
  return <TitleFields name={name} title={title} wrong={problem} onChange={setTitle} onLeave={leave} />
}

type UnlockProps = Pick<RulesProps, 'child' | 'name' | 'wrongCount' | 'wrongDay'> & {
  /** How many parts stand before it. */
  before: number
  onChange: (unlock: UnlockRule) => void
}

function Unlock({ child: { unlock }, name, before, wrongCount, wrongDay, onChange }: UnlockProps) {
  const { t } = useTranslation('courses')
  const rules =
    before === 0
      ? unlockRules.filter((rule) => rule === 'open' || rule === 'date' || rule === unlock.by)
      : unlockRules
  return (
    <div className={styles['switches']}>
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
        <>
          <TextInput
            aria-label={t('unlock.count', { name })}
            inputMode="numeric"
            w={80}
            value={unlock.count ?? ''}
            error={wrongCount}
            onChange={({ target }) => {
              const count = numberFrom(target.value)
              onChange({ by: 'some', ...(count && { count: Math.min(count, Math.max(before, 1)) }) })
            }}
          />
          <span>{t('unlock.ofBefore', { count: before })}</span>
        </>
      )}
      {unlock.by === 'date' && (
        <DayField
          aria-label={t('unlock.from', { name })}
          value={unlock.from ?? ''}
          error={wrongDay}
          onChange={(from) => onChange({ by: 'date', ...(from && { from }) })}
        />
      )}
    </div>
  )
}
