// Runs before the first paint: the colour scheme and the language of the last visit, and the texts in that language.
;(function () {
  var root = document.documentElement
  var stored = function (key) {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }
  var scheme = stored('oktant.colour-scheme') || 'auto'
  var dark = scheme === 'dark' || (scheme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches)
  root.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light')

  try {
    var palette = JSON.parse(stored('oktant.brand')) || {}
    for (var theme in palette)
      for (var shade in palette[theme])
        root.style.setProperty('--own-' + theme + '-' + shade, palette[theme][shade])
  } catch {
    // What cannot be read is not worn.
  }

  var wanted = stored('oktant.language') || navigator.language || 'en'
  var language = wanted.toLowerCase().indexOf('de') === 0 ? 'de' : 'en'
  root.lang = language
  var texts = document.currentScript.getAttribute('data-' + language)
  if (!texts) return
  var link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = texts
  document.head.append(link)
})()
