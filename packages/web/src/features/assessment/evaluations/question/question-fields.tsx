import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { questionDifficulties, questionLimits } from '@oktant/contract/kit/constants.ts'
import { canScore, hasGap } from '@oktant/contract/assessment/questions/question-rules.ts'
import { questionStatuses, questionTypes } from '@oktant/contract/assessment/questions/questions.ts'
import { useTranslation } from 'react-i18next'
import { fieldColumns, wideField } from '../../../../ui/admin/record/record-form.tsx'
import { RecordSection } from '../../../../ui/admin/record/record-screen.tsx'
import { useAuthorWords } from '../author-words.ts'
import { LocalFields } from '../local-fields.tsx'
import { noWhole, WholeField } from '../whole-field.tsx'
import { AnswerFields, type FieldsProps } from './answer-fields.tsx'
import { PictureField } from './picture-field.tsx'

/** Everything that makes a question. */
export function QuestionFields(props: FieldsProps) {
  const { t } = useTranslation('author')
  return (
    <>
      <TextFields {...props} />
      <RecordSection title={t('question.answers')} hint={t(`hint.${props.values.type}`)}>
        <AnswerFields {...props} />
      </RecordSection>
      <RuleFields {...props} />
      {props.values.fullScore > 0 && canScore(props.values.type) && <FeedbackFields {...props} />}
      <PlaceFields {...props} />
    </>
  )
}

function TextFields({ values, errorAt, set, pictures, onAddress }: FieldsProps) {
  const { t } = useTranslation('author')
  const { type: typeOf } = useAuthorWords()
  return (
    <RecordSection title={t('question.one')}>
      <div className={fieldColumns}>
        <NativeSelect
          className={wideField}
          label={t('question.type')}
          value={values.type}
          data={questionTypes.map((value) => ({ value, label: typeOf(value) }))}
          onChange={({ target }) =>
            set({ type: questionTypes.find((type) => type === target.value) ?? values.type })
          }
        />
        <LocalFields
          label={t('question.text')}
          description={hasGap(values.type) ? t('question.textGapHint') : undefined}
          value={values.questionText}
          maxLength={5000}
          rows={3}
          error={errorAt('questionText')}
          onChange={(questionText) => set({ questionText })}
        />
        {hasGap(values.type) && (
          <>
            <LocalFields
              label={t('question.preceding')}
              value={values.precedingText}
              maxLength={2000}
              rows={2}
              error={errorAt('precedingText')}
              onChange={(precedingText) => set({ precedingText })}
            />
            <LocalFields
              label={t('question.postAnswer')}
              value={values.postAnswerText}
              maxLength={2000}
              rows={2}
              onChange={(postAnswerText) => set({ postAnswerText })}
            />
          </>
        )}
      </div>
      <PictureField
        label={t('question.picture')}
        picture={values}
        pictures={pictures}
        error={errorAt('pictureId')}
        onPicture={set}
        onAddress={onAddress}
      />
    </RecordSection>
  )
}

function RuleFields({ values, errorAt, set }: FieldsProps) {
  const { t } = useTranslation('author')
  const words = useAuthorWords()
  const isScored = canScore(values.type)
  return (
    <RecordSection title={t('question.rules')}>
      <div className={fieldColumns}>
        <NativeSelect
          label={t('question.difficulty')}
          value={values.difficulty}
          data={questionDifficulties.map((value) => ({ value, label: words.difficulty(value) }))}
          onChange={({ target }) =>
            set({ difficulty: questionDifficulties.find((name) => name === target.value) ?? 'medium' })
          }
        />
        <NativeSelect
          label={t('question.status')}
          value={values.status}
          data={questionStatuses.map((value) => ({ value, label: words.status(value) }))}
          onChange={({ target }) =>
            set({ status: questionStatuses.find((name) => name === target.value) ?? 'active' })
          }
        />
        {isScored && (
          <WholeField
            label={t('question.fullScore')}
            hint={t('question.fullScoreHint')}
            most={questionLimits.fullScore}
            value={values.fullScore}
            error={errorAt('fullScore')}
            onChange={(fullScore) => set({ fullScore: fullScore ?? noWhole })}
          />
        )}
        {isScored && (
          <WholeField
            label={t('question.retries')}
            hint={t('question.retriesHint')}
            most={questionLimits.noOfRetries}
            value={values.noOfRetries}
            error={errorAt('noOfRetries')}
            onChange={(noOfRetries) => set({ noOfRetries })}
          />
        )}
      </div>
      <Checkbox
        label={t('question.documents')}
        checked={values.allowSupportingDocuments}
        onChange={({ target }) => set({ allowSupportingDocuments: target.checked })}
      />
    </RecordSection>
  )
}

const texts = ['correctText', 'firstIncorrectText', 'nextIncorrectText', 'lastIncorrectText'] as const

function FeedbackFields({ values, set }: FieldsProps) {
  const { t } = useTranslation('author')
  return (
    <RecordSection title={t('feedback.title')} hint={t('feedback.hint')}>
      <div className={fieldColumns}>
        {texts.map((name) => (
          <LocalFields
            key={name}
            label={t(`feedback.${name}`)}
            value={values[name]}
            maxLength={2000}
            rows={2}
            onChange={(text) => set({ [name]: text })}
          />
        ))}
      </div>
    </RecordSection>
  )
}

function PlaceFields({ values, errorAt, set }: FieldsProps) {
  const { t } = useTranslation('author')
  const wordsFrom = (text: string) => [
    ...new Set(
      text
        .split(',')
        .map((tag) => tag.trim())
        .filter(Boolean),
    ),
  ]
  return (
    <RecordSection title={t('question.place')}>
      <div className={fieldColumns}>
        <TextInput
          label={t('question.folder')}
          description={t('question.folderHint')}
          value={values.folder}
          maxLength={200}
          onChange={({ target }) => set({ folder: target.value })}
        />
        <TextInput
          key={values.tags.length === 0 ? 'empty' : 'filled'}
          label={t('question.tags')}
          description={t('question.tagsHint')}
          defaultValue={values.tags.join(', ')}
          error={errorAt('tags')}
          onBlur={({ target }) => set({ tags: wordsFrom(target.value) })}
        />
      </div>
    </RecordSection>
  )
}
