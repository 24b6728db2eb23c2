import { oddsCookie } from '@/lib/domain/odds/odds-format';

/**
 * What the controls of an error page do: theme, odds format, newsletter. The site's own scripts do not
 * run there (`withoutScripts`). With a captcha the newsletter is hidden, since it needs those scripts.
 */
const script = `{
let on=(selector,type,listener)=>{for(let element of document.querySelectorAll(selector))element.addEventListener(type,listener)}
let root=document.documentElement
on("button[data-theme-switch]","click",()=>{
let shown=root.dataset.theme||(matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light")
root.dataset.theme=shown==="dark"?"light":"dark"
try{localStorage.theme=root.dataset.theme}catch{}
})
on("label select","change",({target})=>{
document.cookie="${oddsCookie.name}="+target.value+"; path=/; max-age=${oddsCookie.maxAgeSeconds}; samesite=lax"+(location.protocol==="https:"?"; secure":"")
for(let select of document.querySelectorAll("label select"))select.value=target.value
})
let token=()=>(/(?:^|; )(?:__Host-)?XSRF-TOKEN=([^;]*)/.exec(document.cookie)||[])[1]
let key=Array.from(crypto.getRandomValues(new Uint8Array(16)),byte=>byte.toString(16).padStart(2,"0")).join("")
on("footer form:has([type=email])","submit",async event=>{
event.preventDefault()
let form=event.target,alert=form.querySelector("[role=alert]")
if(!form.email.reportValidity())return
alert.textContent=""
try{
if(!token())await fetch("/api/session/",{cache:"no-store"})
let body=JSON.stringify({email:form.email.value,website:form.website.value,recaptcha:"",key})
let response=await fetch("/api/pages/newsletter/",{method:"POST",headers:{"content-type":"application/json","x-xsrf-token":token()},body})
if(!response.ok)throw response.status
let thanks=document.createElement("p")
thanks.setAttribute("role","status")
thanks.tabIndex=-1
thanks.textContent="Thank you. You are now signed up for the newsletter."
form.replaceWith(thanks)
thanks.focus()
}catch{alert.textContent="Server error! Please, try again later"}
})
}`;

/** Makes the controls of a document without scripts work; the phone's menu becomes a popover. */
export const withControls = (html: string): string =>
  html
    .replace('aria-controls="menu" aria-expanded="false"', 'popovertarget="menu"')
    .replace('id="menu"', 'id="menu" popover=""')
    .replace(
      'aria-label="Close menu"',
      'aria-label="Close menu" popovertarget="menu" popovertargetaction="hide"',
    )
    .replace('</body>', () => `<script>${script}</script></body>`);
