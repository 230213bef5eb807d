import sanitize from 'sanitize-html'

const blocks = 'p br hr h2 h3 h4 blockquote ul ol li table thead tbody tr th td'
const words = 'a b strong i em u s small sub sup'

const options: sanitize.IOptions = {
  allowedTags: `${blocks} ${words}`.split(' '),
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  // what stands inside these is code or another language, never text for people
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'xmp', 'template', 'iframe'],
  transformTags: { a: sanitize.simpleTransform('a', { rel: 'noopener noreferrer nofollow' }) },
}
/** Only this opens markup, also for a browser that forgives much. */
const MARKUP = /<[a-z!/?]/i

/**
 * HTML that an operator wrote, with only what text needs: no script, style, picture, form or class, and links
 * to pages, mail and phone alone. Text without any markup stays as it was typed.
 */
export function safeHtml(html: string): string {
  return MARKUP.test(html) ? sanitize(html, options).trim() : html
}
