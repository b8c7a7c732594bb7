# Takes the lines about HTTPS in nginx.conf into use:
#   sed -f deploy/https.sed -e 's/innom\.example/YOUR.HOST/g' deploy/nginx.conf > /etc/nginx/conf.d/innom.conf
s/^  # \(listen [^ ]*443 \)/  \1/
s/^  # \(ssl_\)/  \1/
/^# server {$/,/^# }$/s/^# //
/^  # The host in SITE_URL\.$/,/^}$/ {
  /^  listen 80;$/d
  /^  listen \[::\]:80;$/d
}
