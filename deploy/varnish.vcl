# An example: Varnish in front of a shell (or of nginx.conf, for several), as a cache of guests' pages.
#
#   browsers -> TLS -> varnishd :6081 -> a shell :3000
#
#   varnishd -a :6081 -f /etc/varnish/varnish.vcl -p http_gzip_support=off
#
# Needs Varnish 7 and its xkey (Debian: varnish, varnish-modules). The shell has
# EDGE_PURGE_URL=http://127.0.0.1:6081/ and TRUSTED_PROXIES=loopback: it names each page's keys and
# drops pages by them as soon as the data changes. Without http_gzip_support=off Varnish asks for
# gzip only, and visitors lose the smaller encodings.

vcl 4.1;

import cookie;
import std;
import xkey;

backend site {
  .host = "127.0.0.1";
  .port = "3000";
  .first_byte_timeout = 30s;
  # live streams are quiet between two events
  .between_bytes_timeout = 1h;
}

# Who may purge: the shells. On other machines, add their addresses.
acl purgers {
  "127.0.0.1";
  "::1";
}

sub vcl_recv {
  if (req.method == "PURGE") {
    if (client.ip !~ purgers) {
      return (synth(403, "Forbidden"));
    }
    if (!req.http.xkey-purge) {
      return (synth(400, "xkey-purge is missing"));
    }
    return (synth(200, "Purged " + xkey.purge(req.http.xkey-purge)));
  }
  # Operators call a process directly.
  if (req.url ~ "^/(?:health|metrics)(?:[/?]|$)") {
    return (synth(404, "Not Found"));
  }
  # The shell believes this proxy, so a visitor must not name a country through it. With a database
  # of addresses, set it here instead; each country has its own copies.
  unset req.http.X-Country-Code;

  if (req.http.Accept-Encoding ~ "zstd") {
    set req.http.Accept-Encoding = "zstd";
  } elsif (req.http.Accept-Encoding ~ "\bbr\b") {
    set req.http.Accept-Encoding = "br";
  } elsif (req.http.Accept-Encoding ~ "gzip") {
    set req.http.Accept-Encoding = "gzip";
  } else {
    unset req.http.Accept-Encoding;
  }

  if ((req.method != "GET" && req.method != "HEAD") || req.url ~ "^/api/") {
    return (pass);
  }
  # The same for everybody, under names that never change their content.
  if (req.url ~ "^/(?:assets|remotes)/") {
    unset req.http.Cookie;
    return (hash);
  }

  # Pages of one visitor: signed in here or at the former site, or a tester's choice of a version.
  cookie.parse(req.http.Cookie);
  if (cookie.get("token") ~ "^(?!g\.)." || cookie.get("__Host-token") ~ "^(?!g\.)."
      || cookie.get("user_url") ~ "." || cookie.get("old_auth") ~ "."
      || req.http.Cookie ~ "(?:^|;)\s*mf\." || req.url ~ "[?&]mf\.") {
    return (pass);
  }
  # What guests' pages depend on, in one order; the shell varies by the whole header.
  set req.http.X-Rest = "";
  if (std.integer(cookie.get("promo_rest"), 0) > std.time2integer(now, 0)) {
    set req.http.X-Rest = "9999999999";
  }
  set req.http.Cookie = "theme=" + cookie.get("theme") + "; display=" + cookie.get("display")
    + "; timezone=" + cookie.get("timezone") + "; timezone_manual=" + cookie.get("timezone_manual")
    + "; promo_rest=" + req.http.X-Rest;
  unset req.http.X-Rest;
  if (req.http.User-Agent ~ "Mobi") {
    set req.http.User-Agent = "Mobi";
  } else {
    set req.http.User-Agent = "Desktop";
  }
  return (hash);
}

sub vcl_hash {
  # the country is not part of Vary
  hash_data(req.http.X-Country-Code);
}

sub vcl_backend_response {
  if (beresp.http.Surrogate-Control ~ "max-age=\d") {
    set beresp.ttl = std.duration(
      regsub(beresp.http.Surrogate-Control, "^.*max-age=(\d+).*$", "\1s"), 0s);
    set beresp.grace = 5s;
    set beresp.http.xkey = beresp.http.Surrogate-Key;
  }
  # Everything else is the built-in rule: Surrogate-Control: no-store, Set-Cookie and private
  # answers are not stored.
}

sub vcl_deliver {
  unset resp.http.xkey;
  unset resp.http.Surrogate-Key;
  unset resp.http.Surrogate-Control;
  unset resp.http.CDN-Cache-Control;
  unset resp.http.X-Varnish;
  unset resp.http.Via;
  if (obj.hits > 0) {
    set resp.http.X-Cache = "HIT";
    # of the request that made the copy
    unset resp.http.X-Request-Id;
  } else {
    set resp.http.X-Cache = "MISS";
  }
}
