import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/tiptap/styles.layer.css'
import { Input } from '@mantine/core'
import { RichTextEditor } from '@mantine/tiptap'
import { componentFiles, questionImage, richTextImageTypes } from '@oktant/contract/constants.ts'
import { IconPhoto } from '@tabler/icons-react'
import Image from '@tiptap/extension-image'
import { useEditor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLatest } from '../../lib/latest.ts'
import { cleanPasted } from './pasted-text.ts'
import styles from './rich-text.module.css'

type ImageProblem = 'not_an_image' | 'image_dimensions'

type RichTextProps = {
  label: string
  value: string
  lang: string
  error?: string | undefined
  /** What is said of a picture that cannot be taken. */
  imageProblems: Record<ImageProblem, string>
  onChange: (html: string) => void
}

/** A text with headings, lists, links and pictures. Load it with what opens it; it is a hundred kilobytes. */
export function RichText({ label, value, lang, error, imageProblems, onChange }: RichTextProps) {
  const { t } = useTranslation('editor')
  const id = useId()
  const [problem, setProblem] = useState<string | null>(null)
  const insert = async (file: File) => {
    const wrong = await wrongWith(file)
    setProblem(wrong && imageProblems[wrong])
    if (wrong) return
    const src = await dataAddress(file)
    const letters = (latest.current?.getHTML().length ?? 0) + src.length + file.name.length
    if (letters + margin > componentFiles.htmlLetters) return setProblem(t('full'))
    latest.current?.chain().focus().setImage({ src, alt: file.name }).run()
  }
  /** A picture that is pasted or let fall is a file like any other; beside words it is a picture of those words. */
  const take = (brought: DataTransfer | null) => {
    const [file] = brought?.files ?? []
    if (!file || hasWords(brought?.getData('text/html') ?? '')) return false
    void insert(file)
    return true
  }
  const editor = useEditor({
    extensions: [
      StarterKit.configure({
        heading: { levels: [2, 3] },
        link: { openOnClick: false, protocols: ['https', 'mailto'] },
      }),
      Image.configure({ allowBase64: true }),
    ],
    content: value,
    editorProps: {
      attributes: { 'aria-labelledby': id, 'aria-multiline': 'true', role: 'textbox', lang },
      transformPastedHTML(html) {
        const { html: clean, pictures } = cleanPasted(html)
        setProblem(pictures > 0 ? t('picturesLeftOut', { count: pictures }) : null)
        return clean
      },
      handlePaste: (_view, { clipboardData }) => take(clipboardData),
      handleDrop: (_view, { dataTransfer }, _slice, isMoved) => !isMoved && take(dataTransfer),
    },
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? '' : changed.getHTML()),
  })
  const latest = useLatest(editor)
  const wrong = problem ?? error
  return (
    <Input.Wrapper
      label={<span id={id}>{label}</span>}
      error={wrong && <span role="alert">{wrong}</span>}
      labelElement="div"
    >
      <RichTextEditor editor={editor} labels={useLabels()} className={styles['editor'] ?? ''}>
        <RichTextEditor.Toolbar role="toolbar" aria-label={t('toolbar', { label })}>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Bold />
            <RichTextEditor.Italic />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.H2 />
            <RichTextEditor.H3 />
            <RichTextEditor.BulletList />
            <RichTextEditor.OrderedList />
            <RichTextEditor.Blockquote />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Link />
            <RichTextEditor.Unlink />
            <InsertImage onChoose={(file) => void insert(file)} />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Undo />
            <RichTextEditor.Redo />
          </RichTextEditor.ControlsGroup>
        </RichTextEditor.Toolbar>
        <RichTextEditor.Content />
      </RichTextEditor>
    </Input.Wrapper>
  )
}

function useLabels() {
  const { t } = useTranslation('editor')
  return {
    boldControlLabel: t('bold'),
    italicControlLabel: t('italic'),
    h2ControlLabel: t('heading'),
    h3ControlLabel: t('subheading'),
    bulletListControlLabel: t('bullets'),
    orderedListControlLabel: t('numbers'),
    blockquoteControlLabel: t('quote'),
    linkControlLabel: t('link'),
    unlinkControlLabel: t('unlink'),
    undoControlLabel: t('undo'),
    redoControlLabel: t('redo'),
    linkEditorInputLabel: t('linkAddress'),
    linkEditorInputPlaceholder: 'https://',
    linkEditorExternalLink: t('linkWindow'),
    linkEditorInternalLink: t('linkHere'),
    linkEditorSave: t('linkSave'),
  }
}

/** For the words that are still to be written around a picture. */
const margin = 100_000

const hasWords = (html: string) =>
  new DOMParser().parseFromString(html, 'text/html').body.textContent.trim() !== ''

/** A picture from a file, carried in the text itself: png alone, and no larger than a page shows. */
function InsertImage({ onChoose }: { onChoose: (file: File) => void }) {
  const { t } = useTranslation('editor')
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <RichTextEditor.Control
        aria-label={t('image')}
        title={t('image')}
        onClick={() => input.current?.click()}
      >
        <IconPhoto size={16} stroke={1.7} aria-hidden />
      </RichTextEditor.Control>
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        accept={richTextImageTypes.join(',')}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onChoose(file)
          target.value = ''
        }}
      />
    </>
  )
}

async function wrongWith(file: File): Promise<ImageProblem | null> {
  const types: readonly string[] = richTextImageTypes
  if (!types.includes(file.type)) return 'not_an_image'
  const picture = await createImageBitmap(file).catch(() => null)
  if (!picture) return 'not_an_image'
  const { width, height } = picture
  return width > questionImage.width || height > questionImage.height ? 'image_dimensions' : null
}

const dataAddress = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable')))
    reader.readAsDataURL(file)
  })
