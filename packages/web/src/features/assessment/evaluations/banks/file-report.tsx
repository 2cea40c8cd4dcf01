import { Checkbox } from '@mantine/core'
import type {
  FileLine,
  FilePicture,
  FileReport as Report,
} from '@oktant/contract/assessment/questions/question-files.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFaultWords } from '../author-words.ts'
import styles from './bring-in.module.css'
import { FileThumb } from './file-thumb.tsx'

/** From how many lines on the ones that need a look can be shown alone. */
const many = 8

/** What each question of a file comes to, with its pictures. */
export function FileReport({ report, file }: { report: Report; file: File }) {
  const { t } = useTranslation('author')
  const [isShort, setShort] = useState(false)
  const told = report.lines.filter(({ outcome }) => outcome !== 'read')
  const lines = isShort ? told : report.lines
  const { questions, refused, pictures, picturesLeft } = report
  // NOTE: the keys move what is longer than its room.
  const room = { role: 'group', tabIndex: 0, 'aria-label': t('file.report') }
  return (
    <div>
      <p role="status" className={styles['found']}>
        {questions > 0 && t('file.found', { count: questions })}
        {questions === 0 && t(refused > 0 ? 'file.noneFits' : 'file.nothing')}{' '}
        {questions > 0 && refused > 0 && t('file.refused', { count: refused })}{' '}
        {pictures > 0 && t('file.pictures', { count: pictures })}{' '}
        {picturesLeft > 0 && t('file.picturesLeft', { count: picturesLeft })}
      </p>
      {report.lines.length > many && told.length > 0 && (
        <Checkbox
          mt={8}
          label={t('file.short', { count: told.length })}
          checked={isShort}
          onChange={(event) => setShort(event.currentTarget.checked)}
        />
      )}
      {lines.length > 0 && (
        <div className={styles['room']} {...room}>
          <ol className={styles['report']}>
            {lines.map((line, index) => (
              <Line key={`${line.line}-${index}`} line={line} file={file} />
            ))}
          </ol>
        </div>
      )}
    </div>
  )
}

function Line({ line: { line, outcome, title, codes, pictures }, file }: { line: FileLine; file: File }) {
  const { t } = useTranslation('author')
  const { ofCode } = useFaultWords()
  return (
    <li className={styles['line']}>
      <strong>{title || t('file.untitled')}</strong>
      <span className={styles['told']}>
        {t('file.line', { number: line })}{' '}
        {outcome !== 'refused' && (
          <span className="pill" data-tone="ok">
            {t('file.read')}
          </span>
        )}{' '}
        {codes.map((code) => (
          <span key={code} className="pill" data-tone={outcome === 'refused' ? 'bad' : 'warn'}>
            {code === 'required' ? t('file.answerEmpty') : ofCode(code)}
          </span>
        ))}
      </span>
      {pictures.length > 0 && (
        <ul className={styles['pictures']}>
          {pictures.map((picture, index) => (
            <Picture key={`${picture.line}-${index}`} picture={picture} file={file} />
          ))}
        </ul>
      )}
    </li>
  )
}

function Picture({ picture, file }: { picture: FilePicture; file: File }) {
  const { t } = useTranslation('author')
  const { line, name, code, answer, size, at } = picture
  const { ofCode } = useFaultWords()
  const comes = answer === null ? t('picture.ofQuestion') : t('picture.ofAnswer', { number: answer })
  // NOTE: these two are said as where a picture is sent by hand.
  const isOfForm = code === 'image_dimensions' || code === 'not_an_image'
  const words = isOfForm ? ofCode(code) : code ? t(`picture.${code}`) : comes
  return (
    <li className={styles['picture']}>
      {size && at ? <FileThumb file={file} at={at} /> : <span className={styles['thumb']} />}
      <span className={styles['about']}>
        <span className={styles['name']}>{name || t('picture.inText')}</span>
        <span className={styles['told']}>
          {t('file.line', { number: line })}
          {size && ` · ${t('picture.size', size)}`}{' '}
          <span className="pill" data-tone={code ? 'warn' : 'ok'}>
            {words}
          </span>
        </span>
      </span>
    </li>
  )
}
