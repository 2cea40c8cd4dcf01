import { Input } from '@mantine/core'
import { RichTextEditor } from '@mantine/tiptap'
import { componentFiles, richTextImageTypes } from '@oktant/contract/kit/constants.ts'
import { IconMessage2, IconPhoto } from '@tabler/icons-react'
import Image from '@tiptap/extension-image'
import { type Editor, useEditor, useEditorState } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLatest } from '../../../lib/time/latest.ts'
import { cleanPasted } from './pasted-text.ts'
import { PictureDialog, type TextPicture } from './picture-dialog.tsx'
import { dataAddress, type ImageProblem, wrongWith } from './picture-file.ts'
import styles from './rich-text.module.css'

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
  const [asked, setAsked] = useState<(TextPicture & { isNew: boolean }) | null>(null)
  const choose = async (file: File) => {
    const wrong = await wrongWith(file)
    setProblem(wrong && imageProblems[wrong])
    if (wrong) return
    const src = await dataAddress(file)
    const letters = (latest.current?.getHTML().length ?? 0) + src.length
    if (letters + margin > componentFiles.htmlLetters) return setProblem(t('full'))
    setAsked({ src, alt: null, isNew: true })
  }
  const described = (alt: string) => {
    const change = latest.current?.chain().focus()
    if (asked?.isNew) change?.setImage({ src: asked.src, alt }).run()
    else change?.updateAttributes('image', { alt }).run()
    setAsked(null)
  }
  /** A picture that is pasted or let fall is a file like any other; beside words it is a picture of those words. */
  const take = (brought: DataTransfer | null) => {
    const [file] = brought?.files ?? []
    if (!file || hasWords(brought?.getData('text/html') ?? '')) return false
    void choose(file)
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
      <RichTextEditor
        editor={editor}
        labels={useLabels()}
        className={styles['editor'] ?? ''}
        // NOTE: a text looks as elsewhere in the product, where a link among words is underlined.
        withTypographyStyles={false}
      >
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
            <InsertImage onChoose={(file) => void choose(file)} />
            <DescribeImage editor={editor} onAsk={(picture) => setAsked({ ...picture, isNew: false })} />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Undo />
            <RichTextEditor.Redo />
          </RichTextEditor.ControlsGroup>
        </RichTextEditor.Toolbar>
        <RichTextEditor.Content />
      </RichTextEditor>
      {asked && (
        <PictureDialog
          picture={asked}
          isNew={asked.isNew}
          lang={lang}
          onDone={described}
          onClose={() => setAsked(null)}
        />
      )}
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

type DescribeProps = { editor: Editor | null; onAsk: (picture: TextPicture) => void }

/** For the picture that is chosen in the text: what is said of it, and to say it better. */
function DescribeImage({ editor, onAsk }: DescribeProps) {
  const { t } = useTranslation('editor')
  const picture = useEditorState({ editor, selector: (at) => at.editor && chosenPicture(at.editor) })
  return (
    <RichTextEditor.Control
      aria-label={t('describe')}
      title={picture?.alt ? t('described', { alt: picture.alt }) : t('describe')}
      disabled={!picture}
      onClick={() => picture && onAsk(picture)}
    >
      <IconMessage2 size={16} stroke={1.7} aria-hidden />
    </RichTextEditor.Control>
  )
}

function chosenPicture(editor: Editor): TextPicture | null {
  if (!editor.isActive('image')) return null
  const { src, alt }: { src?: unknown; alt?: unknown } = editor.getAttributes('image')
  return { src: String(src), alt: typeof alt === 'string' ? alt : null }
}
