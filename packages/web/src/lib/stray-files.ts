/**
 * Files that fall beside every place that takes some. NOTE: a browser would leave the page and show the file, and take
 * with it whatever is under way there.
 */
export function catchStrayFiles() {
  const refuse = (event: DragEvent) => {
    const { dataTransfer, defaultPrevented } = event
    if (defaultPrevented || !dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    dataTransfer.dropEffect = 'none'
  }
  window.addEventListener('dragover', refuse)
  window.addEventListener('drop', refuse)
}
